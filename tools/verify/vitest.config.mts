import { defineConfig } from 'vitest/config'
import { recordRuns } from './recordRuns'

/** Suites that build copies of the site or run other programs, one at a time: `npm run verify -- <name>`. */
export default defineConfig({
  test: {
    include: ['tools/verify/*.suite.ts'],
    environment: 'node',
    fileParallelism: false,
    reporters: ['default', { onTestRunEnd: recordRuns }],
    testTimeout: 1_200_000,
    hookTimeout: 1_200_000,
  },
})
