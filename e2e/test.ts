import { test as base } from '@playwright/test'
import { watch } from './watch'

interface Fixtures {
  /** Says that this test expects faults that match `pattern`; every other fault fails it. */
  tolerate: (pattern: RegExp) => void
  faults: { seen: string[]; tolerated: RegExp[] }
  restingPointer: undefined
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
      if (unexpected.length > 0) throw new Error(`The pages were not at peace:\n${unexpected.join('\n')}`)
    },
    { auto: true },
  ],
  // The headless shell tells each page of a pointer at 0, 0 that nobody moved. For us a pointer is an intent.
  restingPointer: [
    async ({ context }, use) => {
      await context.addInitScript(() => {
        let hasMoved = false
        for (const type of ['pointerover', 'pointermove', 'mouseover', 'mousemove'])
          addEventListener(
            type,
            (event) => {
              const { clientX, clientY } = event as MouseEvent
              hasMoved ||= clientX !== 0 || clientY !== 0
              if (!hasMoved) event.stopImmediatePropagation()
            },
            true,
          )
      })
      await use(undefined)
    },
    { auto: true },
  ],
  tolerate: async ({ faults }, use) => {
    await use((pattern) => void faults.tolerated.push(pattern))
  },
})

export { expect } from '@playwright/test'
