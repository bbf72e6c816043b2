import { readdirSync } from 'node:fs'

const ENDING = '.suite.ts'
const files = readdirSync(__dirname).filter((file) => file.endsWith(ENDING))

/** What `npm run verify -- <name>` runs, by name: a command, and the variables that it needs. */
export const suites: Readonly<Record<string, { command: string[]; env?: Record<string, string> }>> = {
  ...Object.fromEntries(
    files.map((file) => [
      file.slice(0, -ENDING.length),
      { command: ['vitest', 'run', '--config=tools/verify/vitest.config.mts', `/${file}`] },
    ]),
  ),
  // Browser tests that take too long for every change.
  ...Object.fromEntries(
    ['matrix', 'resilience', 'axe'].map((project) => [
      project,
      { command: ['playwright', 'test', `--project=${project}`] },
    ]),
  ),
  // Property tests with values that no run has tried before.
  fuzz: {
    command: [
      ...['vitest', 'run', 'properties.test', 'mdx/robustness', 'model/url', 'nearestPages', 'decode.test'],
      ...['share.test', 'stateDoctor.test', 'guardCode.test', 'storage.test', 'hostile.test'],
      ...['checkers.site', 'saving.test', 'htmlin.site', 'htmlout.site'],
    ],
    env: { FUZZ_SEED: String(Date.now() % 1e9), FUZZ_RUNS: '20000', TEST_TIMEOUT: '900000' },
  },
}
