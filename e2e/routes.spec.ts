import type { Page } from '@playwright/test'
import { hydrate, openHydrated } from './hydrate'
import { published } from './routes'
import { expect, test } from './test'

// What is in the HTML of every page, and how the host answers, is tested in built/, without a browser.

/** What a page says about itself, each thing once; fails when one is missing or there twice. */
async function headOf(page: Page) {
  const contentOf = (name: string) => page.locator(`meta[name="${name}"]`).getAttribute('content')
  return {
    title: await page.title(),
    language: await page.locator('html').getAttribute('lang'),
    canonical: await page.locator('link[rel=canonical]').getAttribute('href'),
    description: await contentOf('description'),
    version: await contentOf('version'),
    heading: await page.locator('h1').textContent(),
  }
}

/** A page of each template, and one that is a module of its own. */
for (const path of [...['', 'docs', 'docs/overview', 'blog/archive', 'blog/react-19', 'search', 'support']]) {
  test(`/${path} says the same of itself before and after hydration`, async ({ page }) => {
    await page.goto(path)
    const head = await headOf(page)
    await hydrate(page)
    expect(await headOf(page)).toEqual(head)
  })
}

test('a page with a slash at the end hydrates without an error', async ({ page }) => {
  await openHydrated(page, 'docs/overview/')
  await expect(page.locator('h1')).toHaveCount(1)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', published('docs/overview'))
})

for (const [from, to] of [
  ['index.html?a=1#top', '?a=1#top'],
  ['docs/overview/index.html?a=1&b=%20#features', 'docs/overview?a=1&b=%20#features'],
] as const) {
  test(`/${from} becomes /${to}`, async ({ page, baseURL }) => {
    await page.goto(from)
    const tidy = () => page.evaluate(() => location.href.replace(/(.)\/(?=[?#]|$)/, '$1'))
    await expect.poll(tidy).toBe(`${baseURL}${to}`.replace(/(.)\/(?=[?#]|$)/, '$1'))
    await hydrate(page)
    await expect(page.locator('h1')).toHaveCount(1)
  })
}

for (const path of ['nowhere', '%ff']) {
  test(`/${path} is the not-found page before and after hydration`, async ({ page, tolerate }) => {
    tolerate(/status of 404/)
    const response = await page.goto(path)
    expect(response?.status()).toBe(404)
    await hydrate(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
    await expect(page).toHaveTitle('Page not found | craft.js')
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  })
}
