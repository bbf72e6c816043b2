import { test as base } from '@playwright/test'
import { watch } from './watch'

interface Fixtures {
  /** Says that this test expects faults that match `pattern`; every other fault fails it. */
  tolerate: (pattern: RegExp) => void
  faults: { seen: string[]; tolerated: RegExp[] }
}

/**
 * Playwright's `test` for this site: it fails on any console error or warning, uncaught error, violation of the
 * content security policy or request to a foreign host in the test's own context (see `watch` for further ones).
 */
export const test = base.extend<Fixtures>({
  faults: [
    async ({ context }, use) => {
      const faults = { seen: await watch(context), tolerated: [] as RegExp[] }
      await use(faults)
      const unexpected = faults.seen.filter(
        (fault) => !faults.tolerated.some((pattern) => pattern.test(fault)),
      )
      if (unexpected.length > 0) throw new Error(`Faults on the pages:\n${unexpected.join('\n')}`)
    },
    { auto: true },
  ],
  tolerate: async ({ faults }, use) => {
    await use((pattern) => void faults.tolerated.push(pattern))
  },
})

/** Tags of the tests that need a plugin: plugins/navigation, plugins/late-hydration. */
export const navigation = { tag: '@navigation' }
export const lateHydration = { tag: '@late-hydration' }

export { expect } from '@playwright/test'
