import { expect, type Page, type TestDetails } from '@playwright/test'
import { MATRIX } from './looks'

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

/** Opens `path`, a site path without its first slash, as a reader finds it: before React. */
export async function openPlain(page: Page, path: string): Promise<void> {
  await page.goto(path)
}

/**
 * Both times at which a control has to work, with what opens a page at that time and the tags of its tests. Every change
 * tests them after hydration, and before it with one tap each (beforeHydration.spec.ts). Without plugins/late-hydration,
 * pages hydrate by themselves.
 */
export const times: [string, typeof openPlain, TestDetails][] = [
  ['before hydration', openPlain, { tag: ['@late-hydration', MATRIX] }],
  ['after hydration', openHydrated, {}],
]
