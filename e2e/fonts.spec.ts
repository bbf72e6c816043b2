import type { Page } from '@playwright/test'
import { expect, test } from './test'

/** The fonts that an element is drawn in: the family that the font itself names, and whether it came with the page. */
async function fontsOf(page: Page, selector: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument')
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector })
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
  return fonts.map(({ familyName, isCustomFont }) => `${familyName}${isCustomFont ? '' : ', of the system'}`)
}

for (const width of [390, 1280])
  test(`the headline has its own face in the first frame, without a request, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    // Browsers decode a font when it is laid out, unless they are told before, and paint without it meanwhile.
    await page.addInitScript(() =>
      requestAnimationFrame(() => {
        const face = [...document.fonts].find(({ family }) => family.includes('Headline'))
        document.documentElement.dataset.headline = face?.status
      }),
    )
    await page.goto('')
    await expect(page.locator('html')).toHaveAttribute('data-headline', 'loaded')
    const asked: string[] = []
    // The interface font never arrives: what is drawn then is what the first frame has on any connection.
    await page.route('**/*.woff2', (route) => void asked.push(route.request().url()))
    await page.reload({ waitUntil: 'domcontentloaded' })
    expect(await fontsOf(page, 'h1')).toEqual(['Hanken Grotesk'])
    expect(asked.filter((url) => url.includes('headline'))).toEqual([])
  })

test('text, headings and controls are set in one family', async ({ page }) => {
  // A visit after the first has the font in its cache, where a busy machine may find it too late.
  await expect(async () => {
    await page.goto('docs/overview')
    await page.evaluate(() => document.fonts.ready)
    for (const selector of ['h1', 'header nav a', '.prose p', '[aria-label=Documentation] [aria-current]'])
      expect(await fontsOf(page, selector), selector).toEqual(['Hanken Grotesk'])
  }).toPass()
  // Only the landing page has letters of its headline in it.
  expect(await page.content()).not.toContain('data:font/woff2')
})
