import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import site from '../content/site'
import { ensureTestBrowser, requireTestBrowser } from '../e2e/browser'
import { commandStep, runSteps, type Step, testStep } from '../tools/runner'

const background = { isBackground: true }
const afterBuild = { ...background, needs: ['build'] }
const prefix = site.baseUrl === '/' ? '' : ' --prefix-paths'

const QUERY_TYPES = 'src/gatsby-types.d.ts'
const committedTypes = readFileSync(QUERY_TYPES, 'utf8')

async function checkQueryTypes() {
  const isCurrent = readFileSync(QUERY_TYPES, 'utf8') === committedTypes
  const output = `${QUERY_TYPES} was out of date. The build has just updated it: commit it.`
  return Promise.resolve({ passed: Number(isCurrent), failed: Number(!isCurrent), skipped: 0, output })
}

/**
 * All checks for a pull request, for two cores. The build comes first, then the browser tests. All other steps run at the
 * same time at low priority, the longest first, and use the processor time that is left.
 */
const steps: Step[] = [
  {
    name: 'browser',
    about: 'finding Chromium, or installing it',
    run: async () => ({ passed: 0, failed: 0, skipped: 0, output: await ensureTestBrowser() }),
  },
  commandStep('build', 'the whole site, by plain Gatsby', `gatsby build${prefix}`),
  testStep('e2e', 'Playwright in Chromium, against the built site', ['playwright', '--project=site'], {
    needs: ['browser', 'build'],
    cores: 2,
  }),
  testStep('unit', 'Vitest, tests beside the code', ['vitest', '--maxWorkers=1'], background),
  commandStep(
    'lint',
    'oxlint on every file, types included, and the layers of .dependency-cruiser.mjs',
    'npm run lint',
    background,
  ),
  commandStep('format', 'Prettier on every file', 'prettier --experimental-cli --check .', background),
  testStep(
    'built',
    'Vitest, what can be read from the built site',
    ['vitest', '--config=vitest.built.config.mts'],
    afterBuild,
  ),
  commandStep(
    'content',
    'samples, and how docs and posts are written',
    'tsx tools/checks/content/checkContent.ts',
    background,
  ),
  commandStep(
    'html',
    'html-validate on every page, against the standard',
    'tsx tools/checks/html.ts',
    afterBuild,
  ),
  commandStep('weight', 'the size of pages, within budgets', 'tsx tools/measure/weight.ts', afterBuild),
  testStep(
    'smoke',
    'gatsby serve, as in any Gatsby project',
    ['vitest', '--config=tools/verify/vitest.config.mts', '/smoke.suite.ts'],
    afterBuild,
  ),
  commandStep('api', 'the API pages, against the packages', 'tsx tools/checks/api/checkApi.ts', background),
  commandStep(
    'spelling',
    'cspell on docs, posts and the texts of the repository',
    'cspell --no-progress',
    background,
  ),
  { name: 'query types', about: `${QUERY_TYPES} is current`, run: checkQueryTypes, ...afterBuild },
]

/** `npm test`: runs the steps, and exits with 1 if one failed. */
async function main(): Promise<void> {
  requireTestBrowser()
  const { failed } = await runSteps(steps, availableParallelism())
  if (failed > 0) process.exitCode = 1
}

void main()
