import { countedTests, type Step } from '../runner'

/** The property tests with values that no run has tried before, and many of them; the seed stands in what fails. */
export const fuzzSuite: Step = countedTests('fuzz', 'property tests with new values', (report) => ({
  line: [
    ...[
      'vitest',
      'run',
      'src/build/mdx/robustness',
      'properties.test',
      'src/model/url',
      'tools/preview-host',
    ],
    ...['--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
  ],
  env: { FUZZ_SEED: String(Date.now() % 1e9), FUZZ_RUNS: '20000', TEST_TIMEOUT: '900000' },
}))
