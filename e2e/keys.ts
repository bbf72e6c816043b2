import { expect, type Locator, type Page } from '@playwright/test'

/** Presses keys one after the other. */
export async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key)
}

/** Presses keys, and expects each to be announced in `announcer`, in words of its own. */
export async function expectAnnounced(announcer: Locator, rows: readonly [key: string, words: string][]) {
  for (const [key, words] of rows) {
    await announcer.page().keyboard.press(key)
    await expect(announcer).toHaveText(words)
  }
}
