import type { Page } from '@playwright/test'
import { withoutEditor } from '../faults'
import { expect, test } from '../test'

/** Fonts used to render an element: the family name in the font itself, and whether the page provided it. */
async function fontsOf(page: Page, selector: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument')
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector })
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
  return fonts.map(({ familyName, isCustomFont }) => `${familyName}${isCustomFont ? '' : ', of the system'}`)
}

test('the headline has its own font in the first frame, without a request', async ({ page }) => {
  await withoutEditor(page)
  // Browsers decode a font at layout unless told earlier, and paint without it until it is decoded.
  await page.addInitScript(() =>
    requestAnimationFrame(() => {
      const face = [...document.fonts].find(({ family }) => family.includes('Headline'))
      document.documentElement.dataset.headline = face?.status
    }),
  )
  const asked: string[] = []
  // The interface font never arrives, so the page looks like the first frame on any connection.
  await page.route('**/*.woff2', (route) => void asked.push(route.request().url()))
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('', { waitUntil: 'domcontentloaded' })
    await expect(page.locator('html')).toHaveAttribute('data-headline', 'loaded')
    expect(await fontsOf(page, 'h1')).toEqual(['Hanken Grotesk'])
  }
  expect(asked.filter((url) => url.includes('headline'))).toEqual([])
})

test('text, headings, and controls use the same font family', async ({ page }) => {
  // A repeat visit has the font cached, but a busy machine may still load it too late.
  await expect(async () => {
    await page.goto('docs/overview')
    await page.evaluate(() => document.fonts.ready)
    for (const selector of ['h1', 'header nav a', '.prose p', '[aria-label=Documentation] [aria-current]'])
      expect(await fontsOf(page, selector), selector).toEqual(['Hanken Grotesk'])
  }).toPass()
  // Only the landing page inlines the letters of its headline.
  expect(await page.content()).not.toContain('data:font/woff2')
})
