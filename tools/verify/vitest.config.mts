import { defineConfig } from 'vitest/config'
import { recordRuns } from './recordRuns'

/** Suites that build copies of the site, or drive other programs: `npm run verify -- <name>`. One at a time. */
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
