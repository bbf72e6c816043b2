import { defineConfig } from 'vitest/config'

/** Tests that read the built site in `public/` and need no browser: `npm run built`. */
export default defineConfig({
  test: {
    include: ['e2e/built/**/*.test.ts'],
    globalSetup: 'e2e/built/requireBuild.ts',
    environment: 'node',
    // Files share one worker and its modules: every page is parsed once.
    isolate: false,
    maxWorkers: 1,
    testTimeout: 60_000,
    // The first test of a file reads every page.
    hookTimeout: 60_000,
  },
})
