import { apiStep } from '../tools/checks/api/index'
import { samplesStep } from '../tools/checks/samples/index'
import { browserStep, countedTests, oneCheck, runSteps } from '../tools/runner'
import { essentialMistakesSuite } from '../tools/verify/index'

/** Everything that must hold before a change lands. The build comes before lint and types: it writes GraphQL's types. */
const steps = [
  browserStep,
  oneCheck('format', 'Prettier on every file', [['prettier', '--check', '.']]),
  oneCheck('build', 'the whole site, as it is published', [['tsx', 'scripts/build.ts']]),
  oneCheck('lint', 'ESLint on every file, and the layers of .dependency-cruiser.mjs', [
    ['npm', 'run', 'lint'],
  ]),
  oneCheck('types', 'TypeScript, for the browser, the build and the examples', [
    ['tsc', '-p', '.'],
    ['tsc', '-p', 'src/build'],
    ['tsc', '-p', 'examples/basic'],
    ['tsc', '-p', 'examples/landing'],
  ]),
  oneCheck(
    'html',
    'html-validate on every page, against the standard',
    [['tsx', 'scripts/validateHtml.ts']],
    ['build'],
  ),
  oneCheck(
    'weight',
    'what a page of each kind costs a reader, within the budgets of tools/measure/weight',
    [['tsx', 'scripts/weight.ts']],
    ['build'],
  ),
  oneCheck('spelling', 'cspell on docs, posts and the texts of the repository', [
    ['cspell', '--no-progress'],
  ]),
  samplesStep,
  apiStep,
  countedTests('unit', 'Vitest, tests beside the code', (report) => ({
    line: ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
  })),
  countedTests(
    'e2e',
    'Playwright in Chromium, against the built site',
    (report) => ({
      line: ['playwright', 'test', '--project=site', '--reporter=line,json'],
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    }),
    ['browser', 'build'],
  ),
  essentialMistakesSuite,
]

/** `npm test`. */
async function main(): Promise<void> {
  const { failed } = await runSteps(steps)
  if (failed > 0) process.exitCode = 1
}

void main()
