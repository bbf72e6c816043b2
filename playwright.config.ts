import { availableParallelism } from 'node:os'
import { defineConfig, devices } from '@playwright/test'
import { chromiumFlags, findTestBrowser } from './e2e/browser'

/** Browser tests against the built site, served by a host that behaves like the real one. */
export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/serveSite',
  fullyParallel: true,
  // One more worker than cores, because a browser test spends part of its time waiting.
  workers: availableParallelism() + 1,
  // `npm test` reports a test that passes on the second try as flaky; the nightly run fails on it.
  retries: 1,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: process.env.CI !== undefined,
  reporter: 'list',
  // `site` runs for every change. The others are suites of `npm run verify`.
  projects: [
    { name: 'site', testMatch: /e2e\/(site|playground|editors)\/.*\.spec\.ts$/, grepInvert: /@matrix/ },
    { name: 'matrix', testMatch: /e2e\/(site|playground|editors)\/.*\.spec\.ts$/, grep: /@matrix/ },
    { name: 'resilience', testMatch: /e2e\/nightly\/(?!axe).*\.spec\.ts$/ },
    { name: 'axe', testMatch: /e2e\/nightly\/axe/ },
  ],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: process.env.SITE_URL,
    // Recording costs CPU time, so only the second try is recorded.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    permissions: ['clipboard-read', 'clipboard-write'],
    launchOptions: {
      executablePath: findTestBrowser() ?? undefined,
      // Optimizing compilers cost more in these short visits than they save.
      args: [...chromiumFlags, '--js-flags=--no-opt'],
    },
  },
})
