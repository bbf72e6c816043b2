import type { Page } from '@playwright/test'
import { violationsOf } from '../axe'
import { requestsOf } from '../faults'
import { openHydrated } from '../hydrate'
import { expect, test } from '../test'

const path = 'docs/guides/explain-refusals'
const enlarge = (page: Page) => page.getByRole('button', { name: 'Enlarge picture' }).first()
const zoomed = (page: Page) => page.getByRole('dialog', { name: 'Enlarged picture' })

test('an image can be enlarged by keyboard, before hydration, and in a narrow window', async ({ page }) => {
  await openHydrated(page, path)
  await page.waitForLoadState('networkidle')
  const asked = requestsOf(page, /\.(?:css|js)$/)
  await enlarge(page).focus()
  await page.keyboard.press('Enter')
  await expect(zoomed(page).getByRole('button', { name: 'Close' })).toBeFocused()
  for (const kind of ['.css', '.js']) expect(asked.join()).toContain(kind)
  await page.keyboard.press('Escape')
  await expect(zoomed(page)).toHaveCount(0)
  await expect(enlarge(page)).toBeFocused()
  await page.reload()
  const original = page.locator('figure img').first()
  const { width } = (await original.boundingBox()) ?? { width: 0 }
  const alt = (await original.getAttribute('alt')) ?? ''
  await enlarge(page).click()
  const image = zoomed(page).getByRole('img', { name: alt })
  await expect.poll(async () => (await image.boundingBox())?.width).toBeGreaterThan(width)
  await image.click()
  await expect(zoomed(page)).toHaveCount(0)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await enlarge(page).click()
  await expect(zoomed(page)).toHaveCSS('animation-name', 'none')
  await expect.poll(async () => (await image.boundingBox())?.width).toBeGreaterThan(500)
  const room = await zoomed(page).evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)
  expect(room).toBeGreaterThan(0)
  // In front of a page, at every width and in every mode: e2e/nightly/axeStates.spec.ts.
  expect(await violationsOf(page, undefined, 'dialog[open]')).toEqual([])
})
