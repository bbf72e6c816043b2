import { availableParallelism } from 'node:os'
import site from '../content/site'
import { ensureTestBrowser } from '../e2e/browser'
import { commandStep, runSteps, type Step, testStep } from '../tools/runner'

const built = { needs: ['build'] }
const prefix = site.baseUrl === '/' ? '' : ' --prefix-paths'

/**
 * Everything that must hold before a change lands, for two cores: what needs one core runs in pairs, the longest first.
 * Browser tests wait for pages to settle, so nothing runs beside them. The build comes before lint and types, since it
 * writes GraphQL's types.
 */
const steps: Step[] = [
  {
    name: 'browser',
    about: 'finding Chromium, or installing it',
    run: () => Promise.resolve({ passed: 0, failed: 0, skipped: 0, output: ensureTestBrowser() }),
  },
  commandStep('build', 'the whole site, by plain Gatsby', `gatsby build${prefix}`),
  commandStep('format', 'Prettier on every file', 'prettier --check .'),
  commandStep('spelling', 'cspell on docs, posts and the texts of the repository', 'cspell --no-progress'),
  commandStep('content', 'samples, and how docs and posts are written', 'tsx tools/checks/content/index.ts'),
  commandStep('api', 'the API pages, against the packages', 'tsx tools/checks/api/index.ts'),
  commandStep(
    'lint',
    'ESLint on every file, and the layers of .dependency-cruiser.mjs',
    'npm run lint',
    built,
  ),
  commandStep('types', 'TypeScript, for the browser, the build and the examples', 'npm run types', built),
  testStep(
    'smoke',
    'gatsby serve and gatsby develop, as in any Gatsby project',
    ['vitest', '--config=tools/verify/vitest.config.mts', '/smoke.suite.ts'],
    built,
  ),
  commandStep('html', 'html-validate on every page, against the standard', 'tsx tools/checks/html.ts', built),
  commandStep('weight', 'what pages cost a reader, within budgets', 'tsx tools/measure/weight.ts', built),
  testStep('unit', 'Vitest, tests beside the code', ['vitest'], { cores: 2 }),
  testStep(
    'built',
    'Vitest, what can be read from the built site',
    ['vitest', '--config=vitest.built.config.mts'],
    { ...built, cores: 2 },
  ),
  testStep('e2e', 'Playwright in Chromium, against the built site', ['playwright', '--project=site'], {
    needs: ['browser', 'build'],
    cores: 2,
  }),
]

/** `npm test`. */
async function main(): Promise<void> {
  const { failed } = await runSteps(steps, availableParallelism())
  if (failed > 0) process.exitCode = 1
}

void main()
