import type { Page } from '@playwright/test'
import { hydrate, openHydrated } from './hydrate'
import { docs, published, routes } from './routes'
import { expect, test } from './test'

const contentOf = (page: Page, name: string) => page.locator(`meta[name="${name}"]`).getAttribute('content')

/** What a page says about itself, each thing once; fails when one is missing or there twice. */
async function headOf(page: Page) {
  await expect(page.locator('h1')).toHaveCount(1)
  await expect(page.locator('link[rel=canonical]')).toHaveCount(1)
  return {
    title: await page.title(),
    lang: await page.locator('html').getAttribute('lang'),
    canonical: await page.locator('link[rel=canonical]').getAttribute('href'),
    description: await contentOf(page, 'description'),
    version: await contentOf(page, 'version'),
    h1: await page.locator('h1').textContent(),
  }
}

test('there are 21 docs', () => expect(docs).toHaveLength(21))

for (const { path, title } of routes) {
  test(`/${path} says what it is, before and after hydration`, async ({ page, baseURL }) => {
    const response = await page.goto(`${baseURL}${path}`)
    expect(response?.status()).toBe(200)
    const head = await headOf(page)
    expect(head).toMatchObject({
      title: `${title} | craft.js`,
      lang: 'en',
      canonical: published(path),
      version: '0.2.0-beta.2',
    })
    expect(head.description?.length).toBeGreaterThan(40)
    await hydrate(page)
    expect(await headOf(page)).toEqual(head)
  })
}

test('every page describes itself in words of its own', async ({ request, baseURL }) => {
  const descriptions = await Promise.all(
    routes.map(async ({ path }) => {
      const html = await (await request.get(`${baseURL}${path}`)).text()
      return /name="description" content="([^"]*)"/.exec(html)?.[1]
    }),
  )
  expect(new Set(descriptions).size).toBe(routes.length)
})

test('a slash at the end changes nothing of the page', async ({ request, baseURL }) => {
  for (const { path } of routes.filter(({ path }) => path !== '')) {
    const [plain, slashed] = await Promise.all([
      request.get(`${baseURL}${path}`),
      request.get(`${baseURL}${path}/`),
    ])
    expect(slashed.status(), path).toBe(200)
    expect(await slashed.text(), path).toBe(await plain.text())
  }
})

for (const path of ['docs/overview/', 'docs/', 'support/', 'blog/react-19/', 'docs/acknowledgements/']) {
  test(`/${path}, with a slash at the end, hydrates in peace`, async ({ page }) => {
    await openHydrated(page, path)
    await expect(page.locator('h1')).toHaveCount(1)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', published(path.slice(0, -1)))
  })
}

for (const [from, to] of [
  ['index.html?a=1#top', '?a=1#top'],
  ['docs/overview/index.html?a=1&b=%20#features', 'docs/overview?a=1&b=%20#features'],
  ['support/index.html', 'support'],
]) {
  test(`/${from} becomes /${to}`, async ({ page, baseURL }) => {
    await page.goto(`${baseURL}${from}`)
    const tidy = () => page.evaluate(() => location.href.replace(/(.)\/(?=[?#]|$)/, '$1'))
    await expect.poll(tidy).toBe(`${baseURL}${to}`.replace(/(.)\/(?=[?#]|$)/, '$1'))
    await hydrate(page)
    await expect(page.locator('h1')).toHaveCount(1)
  })
}

/** One page for all: what the browser has of the scripts need not be fetched for each. */
const noPages = [
  ...['docs/api', 'docs/api/', 'docs/concepts', 'blog', 'Docs/overview', 'docs/Overview', 'docs/API/editor'],
  ...['support/x', 'search/x', 'docs/overview/x', 'Support', 'blog/archive/2024', 'docs/api/useeditor'],
  // A draft: develop alone has it.
  'docs/dev/components',
]

test(`no page stands at ${noPages.join(', ')}`, async ({ page, baseURL, tolerate }) => {
  tolerate(/status of 404/)
  for (const path of noPages) {
    await test.step(path, async () => {
      const response = await page.goto(`${baseURL}${path}`)
      expect(response?.status()).toBe(404)
      await hydrate(page)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
      await expect(page).toHaveTitle('Page not found | craft.js')
    })
  }
})
