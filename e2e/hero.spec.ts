import type { Page } from '@playwright/test'
import { expect, test } from './test'

// The first screen of the landing page.

const frame = (page: Page) => page.locator('iframe[title^="Live editor"]')
const editor = (page: Page) => page.frameLocator('iframe[title^="Live editor"]')
const ready = (page: Page) => expect(page.locator('html')).toHaveClass(/landing-page-loaded/)

test('the first screen has the editor, with toolbox, page and panel', async ({ page }) => {
  for (const [width, height] of [
    [1440, 900],
    [1280, 720],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto('')
    expect((await frame(page).boundingBox())?.y).toBeLessThan(415)
    await ready(page)
    for (const part of ['.toolbox [aria-label=Video]', '.page h2', '.selected-block'])
      await expect(editor(page).locator(part).first()).toBeInViewport({ ratio: 1 })
  }
})
