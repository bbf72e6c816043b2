import site from '../../content/site'
import { requestsOf, withoutEditor } from '../faults'
import { inSite } from '../routes'
import { expect, test } from '../test'

const { badges } = site.footer

test.use({ viewport: { width: 412, height: 823 } })

test('badges are requested only when they are near the window, and no icons early', async ({ page }) => {
  await withoutEditor(page)
  for (const { src, width, height } of badges)
    await page.route(src, (route) =>
      route.fulfill({
        contentType: 'image/svg+xml',
        body: `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`,
      }),
    )
  // Playwright does not report icon requests.
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const asked: string[] = []
  session.on('Network.requestWillBeSent', ({ request }) => asked.push(request.url))

  for (const path of ['', 'docs/overview']) {
    asked.length = 0
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
  }
})

test('/ requests only the first poster, and in a wide window before the font', async ({ page }) => {
  await withoutEditor(page)
  const requested = requestsOf(page, /\.(?:avif|webp|png|jpe?g|woff2)$/)
  for (const [width, poster] of [
    [390, 'document-phone'],
    [700, 'document-tablet'],
    [900, 'studio-desk'],
    [1280, 'studio-wide'],
  ] as const) {
    await page.goto('about:blank')
    await page.setViewportSize({ width, height: 823 })
    requested.length = 0
    await page.goto('', { waitUntil: 'networkidle' })
    const posters = requested.filter((url) => !url.endsWith('.woff2'))
    expect(posters).toEqual([expect.stringContaining(`/${poster}-light@1x.avif`)])
    expect(requested[0] === posters[0]).toBe(width >= 808)
  }
})
