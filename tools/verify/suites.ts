import { readdirSync } from 'node:fs'

interface Suite {
  command: string[]
  env?: Record<string, string>
}

const ENDING = '.suite.ts'
const files = readdirSync(__dirname).filter((file) => file.endsWith(ENDING))

/** Suites in this folder, and tests and measurements that take too long to run for every change. */
const programs: Record<string, string> = {
  ...Object.fromEntries(
    files.map((file) => [
      file.slice(0, -ENDING.length),
      `vitest run --config=tools/verify/vitest.config.mts /${file}`,
    ]),
  ),
  ...Object.fromEntries(
    ['matrix', 'resilience', 'axe'].map((project) => [
      project,
      `playwright test --project=${project} --fail-on-flaky-tests`,
    ]),
  ),
  // CI runs these two with other versions of Node.
  unit: 'vitest run',
  built: 'vitest run --config=vitest.built.config.mts',
  'measure-lighthouse': 'tsx tools/measure/lighthouse.ts',
  'measure-latency': 'tsx tools/measure/latency/measureLatency.ts',
  'measure-playground': 'tsx tools/measure/playground.ts',
  'measure-inspector': 'tsx tools/measure/inspector.ts',
  'measure-nodes': 'tsx tools/measure/manyNodes/measureNodes.ts plain 100 1000 5000',
  'measure-scale': 'tsx tools/measure/scale.ts 0 1000 5000',
}

/** Property tests. Here, they run with new values each time. */
const fuzzed =
  'properties.test mdx/robustness model/url nearestPages decode.test share.test stateDoctor.test guardCode.test ' +
  'storage.test hostile.test checkers.site saving.test storePageSql.site html-in.site html-out.site pagesIn.test command/time.test'

/** Commands of `npm run verify -- <name>`, by name, with their environment variables. */
export const suites: Readonly<Record<string, Suite>> = {
  ...Object.fromEntries(Object.entries(programs).map(([name, line]) => [name, { command: line.split(' ') }])),
  fuzz: {
    command: ['vitest', 'run', ...fuzzed.split(' ')],
    env: { FUZZ_SEED: String(Date.now() % 1e9), FUZZ_RUNS: '20000', TEST_TIMEOUT: '900000' },
  },
}
