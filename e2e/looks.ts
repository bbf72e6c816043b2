import type { Page } from '@playwright/test'

/** Cases that repeat others for the same reason: `npm run verify -- matrix` runs them, `npm test` does not. */
export const MATRIX = '@matrix'

/** Every width and color mode, and the tag of its tests: narrow and dark, where most can be wrong, belongs to every change. */
export const looks = [
  { width: 390, mode: 'dark' },
  { width: 1280, mode: 'light', tag: MATRIX },
  { width: 1280, mode: 'dark', tag: MATRIX },
  { width: 390, mode: 'light', tag: MATRIX },
]

/** Has the pages that are opened from now on look like that. */
export async function lookAs(page: Page, { width, mode }: { width: number; mode: string }): Promise<void> {
  await page.addInitScript((mode) => {
    // The frame of the playground has no storage.
    if (origin !== 'null') localStorage.setItem('theme', mode)
  }, mode)
  await page.setViewportSize({ width, height: 844 })
}
