import { expect, type Page } from '@playwright/test'

/** Presses a key that has no effect, which counts as an intent, and waits for hydration. */
export async function hydrate(page: Page): Promise<void> {
  await page.keyboard.press('F8')
  await expectHydrated(page)
}

/** Waits for hydration. Its duration is measured elsewhere, on an idle machine. */
export async function expectHydrated(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '', { timeout: 30_000 })
}

/** Opens `path`, a site path without its leading slash, and hydrates it. */
export async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await hydrate(page)
}
