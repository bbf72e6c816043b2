import type { Page } from '@playwright/test'

/** Tag of variations of other cases: `npm run verify -- matrix` runs them, `npm test` does not. */
export const MATRIX = '@matrix'

/** Every width and color mode with the tag of its tests. `npm test` only runs narrow and dark, the most error-prone pair. */
export const appearances = [
  { width: 390, mode: 'dark' },
  { width: 1280, mode: 'light', tag: MATRIX },
  { width: 1280, mode: 'dark', tag: MATRIX },
  { width: 390, mode: 'light', tag: MATRIX },
]

/** Sets the color mode of pages opened after this call. */
export async function setAppearance(
  page: Page,
  { width, mode }: { width: number; mode: string },
): Promise<void> {
  await page.addInitScript((mode) => {
    // The frame of the playground has no storage.
    if (origin !== 'null') localStorage.setItem('theme', mode)
  }, mode)
  await page.setViewportSize({ width, height: 844 })
}
