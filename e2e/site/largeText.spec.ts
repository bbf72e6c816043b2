import { chromiumFlags, findTestBrowser } from '../browser'
import { expect, test } from '../test'

// Text at 200 %, as set in the browser. Media queries in `em` follow it.
test.use({
  launchOptions: {
    executablePath: findTestBrowser() ?? undefined,
    args: [...chromiumFlags, '--blink-settings=defaultFontSize=32'],
  },
  viewport: { width: 1280, height: 800 },
})

const paths = [
  ...['', 'docs', 'docs/guides/basic-tutorial', 'docs/api/editor', 'blog', 'search?q=save', 'tools/state'],
  ...[
    'playground',
    'playground#lesson=basic&step=2',
    'examples/cms/',
    'examples/cms/#/home',
    'examples/basic/',
  ],
  ...['examples/landing/#studio', 'examples/landing/#document'],
]

test('with large text, nothing is wider than the window, and the bar of the contents is at its top', async ({
  page,
}) => {
  for (const path of paths) {
    await page.goto('about:blank')
    await page.goto(path)
    // The bar of Landing is cut off rather than scrolled.
    const widest = () =>
      page.evaluate(() =>
        Math.max(
          ...[document.documentElement, ...document.querySelectorAll('.header, .top-bar, .topbar')].map(
            ({ scrollWidth }) => scrollWidth,
          ),
        ),
      )
    await expect(page.locator('h1').first(), path).toBeAttached()
    expect(await widest(), path).toBeLessThanOrEqual(1280)
  }
  await page.goto('docs/guides/basic-tutorial#lesson-rule')
  await page.mouse.move(600, 500)
  await page.mouse.wheel(0, 600)
  const bar = page.locator('[data-contents]')
  await expect.poll(async () => Math.round((await bar.boundingBox())!.y)).toBe(0)
})
