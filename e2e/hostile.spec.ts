import type { Page } from '@playwright/test'
import { hydrate, openHydrated } from './hydrate'
import { published } from './routes'
import { expect, test } from './test'

const address = (path: string) => `${process.env.SITE_URL}${path}`
const field = (page: Page) => page.getByRole('searchbox', { name: 'Search the documentation' })
const results = (page: Page) => page.getByRole('main').getByRole('status')

/** Queries that would like to be more than text; any text at all is tried in src/theme/search/properties.test.ts. */
const queries = ['"><svg onload="hit=1">', 'javascript:alert(1)', '</script><script>hit=1</script>', '%']

test('whatever is asked of the search is text, in the page, its head and its links', async ({ page }) => {
  for (const query of queries) {
    await page.goto(address(`search?q=${encodeURIComponent(query)}&q=another`))
    await expect(field(page)).toHaveValue(query)
    await expect(results(page)).toHaveText(/result/)
    await expect(page).toHaveTitle('Search | craft.js')
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', published('search'))
    await expect(page.locator('main :is(img, svg[onload], script, [onerror])')).toHaveCount(0)
    expect(await page.evaluate(() => 'hit' in window)).toBe(false)
    for (const link of await page.getByRole('main').getByRole('link').all()) {
      const href = (await link.getAttribute('href')) ?? ''
      expect(href, query).toMatch(/^(?:[/#]|https:\/\/github\.com\/)/)
      expect(href, query).not.toMatch(/[<>"']/)
    }
  }
})

test('no query, one that does not decode, and one of 100 kB are all the same to it', async ({ page }) => {
  for (const [search, value] of [
    ['', ''],
    ['?q=', ''],
    ['?q=%&x=%ff', '%'],
  ] as const) {
    await page.goto(address(`search${search}`))
    await hydrate(page)
    await expect(field(page)).toHaveValue(value)
  }
  await field(page).fill('node '.repeat(20_000))
  await expect(results(page)).toHaveText(/result/)
  expect(page.url().length).toBeLessThan(2_000)
})

test('a query with signs of addresses in it reaches the search page as it was typed', async ({ page }) => {
  const query = 'node&canvas#50%+?'
  await page.goto(address('docs/overview'))
  await page.keyboard.press('Control+k')
  await page.keyboard.type(query)
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /^See all \d+ results$/ })
    .click()
  await expect(field(page)).toHaveValue(query)
  expect(new URL(page.url()).searchParams.get('q')).toBe(query)
  await page.reload()
  await expect(field(page)).toHaveValue(query)
})

test('a busy search says so, and is asked once for each key at most', async ({ page, tolerate }) => {
  tolerate(/status of 429/)
  let asked = 0
  await page.route('**/records.json', (route) => {
    asked += 1
    return route.fulfill({ status: 429 })
  })
  await page.goto(address('docs/overview'))
  await page.keyboard.press('Control+k')
  await page.keyboard.type('undo')
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('busy right now')
  await page.waitForTimeout(1_500)
  expect(asked).toBeLessThanOrEqual('undo'.length)
})

test('a page is whole when no style sheet comes, since its own stands in it', async ({ page, tolerate }) => {
  // The search is slow to come without its sheets on a busy machine, and Chromium then remarks on what it waits for.
  tolerate(/Failed to load resource|sheet|\.css|preloaded using link preload/)
  await page.route('**/*.css', (route) => route.abort())
  await openHydrated(page, 'docs/overview')
  await expect(page.locator('.prose')).toHaveCSS('line-height', /^\d/)
  await expect(page.locator('header').first()).toHaveCSS('position', 'sticky')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('undo')
  await expect(page.getByRole('dialog').getByRole('searchbox').first()).toHaveValue('undo')
})

test('ten thousand messages leave the landing page as quick as it was', async ({ page }) => {
  await page.route('**/examples/landing/', (route) => route.fulfill({ contentType: 'text/html', body: '' }))
  await page.goto(address(''))
  // A median says what a message costs on a busy machine too; clicks may wait there for other programs.
  const median = await page.evaluate(() => {
    const took = Array.from({ length: 10_000 }, (_, sent) => {
      const message = { data: { LANDING_PAGE_LOADED: sent }, origin: location.origin, source: window }
      const from = performance.now()
      dispatchEvent(new MessageEvent('message', message))
      postMessage(message.data, location.origin)
      return performance.now() - from
    })
    return took.sort((one, other) => one - other)[5_000] ?? Infinity
  })
  expect(median, 'ms for a message').toBeLessThan(0.5)
  await page.getByRole('button', { name: 'Dark mode' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page.locator('html')).not.toHaveClass(/landing-page-loaded/)
})

test('a page that another site frames is refused', async ({ page, tolerate, baseURL }) => {
  tolerate(/frame-ancestors|Refused to (?:frame|display)|ERR_BLOCKED_BY_RESPONSE|Framing/)
  await page.route('http://evil.example/', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<iframe src="${baseURL}docs/overview"></iframe>` }),
  )
  await page.goto('http://evil.example/')
  await expect.poll(() => page.frames()[1]?.url()).toMatch(/^chrome-error:/)
})

test('a page can be read upright and across', async ({ page }) => {
  await page.goto(address('docs/overview'))
  for (const [width, height] of [
    [390, 844],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect(page.locator('h1')).toBeInViewport()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
})
