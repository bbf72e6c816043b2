import { test as base } from '@playwright/test'
import { watch } from './watch'

interface Fixtures {
  /** Whether the landing page plays its showcase. Off by default, since it would disturb other tests. */
  showcase: boolean
  /** Allows faults that match `pattern` in this test. Any other fault fails it. */
  tolerate: (pattern: RegExp) => void
  faults: { seen: string[]; tolerated: RegExp[] }
}

/**
 * Playwright's `test` for this site. It fails on any console error or warning, uncaught error, violation of the content
 * security policy, or request to another host in the test's own context. Use `watch` for additional contexts.
 */
export const test = base.extend<Fixtures>({
  showcase: [false, { option: true }],
  faults: [
    async ({ context, showcase }, use) => {
      const faults = { seen: await watch(context), tolerated: [] as RegExp[] }
      // The frame of the playground has no storage.
      const skipShowcase = () => origin === 'null' || sessionStorage.setItem('showcase.shown', 'true')
      if (!showcase) await context.addInitScript(skipShowcase)
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
