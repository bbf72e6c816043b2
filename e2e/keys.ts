import { expect, type Locator, type Page } from '@playwright/test'

/** Presses keys in sequence. */
export async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key)
}

/** Presses keys and expects a specific announcement in `announcer` after each. */
export async function expectAnnounced(announcer: Locator, rows: readonly [key: string, words: string][]) {
  for (const [key, words] of rows) {
    await announcer.page().keyboard.press(key)
    await expect(announcer).toHaveText(words)
  }
}
