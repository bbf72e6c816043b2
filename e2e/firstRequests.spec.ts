import site from '../content/site'
import { requestsOf } from './faults'
import { inSite } from './routes'
import { expect, test } from './test'

const { badges } = site.footer

test.use({ viewport: { width: 412, height: 823 } })

for (const path of ['', 'docs/overview'])
  test(`/${path} requests badges when they come near, and no icon before`, async ({ page }) => {
    for (const { src, width, height } of badges)
      await page.route(src, (route) =>
        route.fulfill({
          contentType: 'image/svg+xml',
          body: `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`,
        }),
      )
    // Playwright itself says nothing of icons.
    const session = await page.context().newCDPSession(page)
    await session.send('Network.enable')
    const asked: string[] = []
    session.on('Network.requestWillBeSent', ({ request }) => asked.push(request.url))

    await page.goto(path)
    const manifest = page.locator('head > link[rel=manifest]')
    await expect(manifest).toHaveAttribute('href', inSite('manifest.webmanifest'))
    expect(asked.filter((url) => !url.startsWith('data:') && /icon|shields|netlify/.test(url))).toEqual([])
    expect(await session.send('Page.getAppManifest')).toMatchObject({ errors: [] })

    const room = page.locator('footer p', { has: page.locator('img') })
    const sizeOf = () => room.evaluate((row) => [row.clientWidth, row.clientHeight])
    const before = await sizeOf()
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await expect
      .poll(() => asked.filter((url) => badges.some(({ src }) => src === url)))
      .toHaveLength(badges.length)
    await expect(room.locator('img').first()).toHaveJSProperty('complete', true)
    expect(await sizeOf()).toEqual(before)
  })

for (const [width, still] of [
  [390, 'document-phone'],
  [700, 'document-tablet'],
  [900, 'studio-desk'],
  [1280, 'studio-wide'],
] as const)
  test(`/ at ${width} px requests one still, of the editor that comes first`, async ({ page }) => {
    await page.setViewportSize({ width, height: 823 })
    const requested = requestsOf(page, /./)
    await page.goto('')
    await page.waitForLoadState('networkidle')
    const stills = requested.filter((url) => /\.(?:avif|webp|png|jpe?g)$/.test(url))
    expect(stills).toEqual([expect.stringContaining(`/${still}-light@1x.avif`)])
    const first = requested.find((url) => /\.(?:avif|woff2)$/.test(url))
    expect(first, 'before the font').toBe(stills[0])
  })
