import { expect, type Page } from '@playwright/test'

/** Shows the intent to use the page, by a key that does nothing, and waits until React has taken it over. */
export async function hydrate(page: Page): Promise<void> {
  await page.keyboard.press('F8')
  await expectHydrated(page)
}

/** Waits until React has taken the page over; how long that may take is measured elsewhere, on a quiet machine. */
export async function expectHydrated(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '', { timeout: 30_000 })
}

/** Opens `path`, a site path without its first slash, and has React take it over. */
export async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await hydrate(page)
}
