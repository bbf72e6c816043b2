import type { Page } from '@playwright/test'
import { hydrate } from './hydrate'
import { MATRIX } from './looks'
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
    robots: await page.locator('meta[name=robots]').count(),
  }
}

const missing = ['nowhere', '%ff']

/** A page of each template, and one that is a module of its own; with a slash at the end, and at no address. */
for (const path of [
  ...['', 'docs', 'docs/overview', 'docs/overview/', 'blog/archive', 'blog/react-19', 'search', 'support'],
  ...missing,
]) {
  const tag = ['', 'docs/overview', 'search', 'nowhere'].includes(path) ? [] : MATRIX
  test(`/${path} says the same of itself before and after hydration`, { tag }, async ({ page, tolerate }) => {
    if (missing.includes(path)) tolerate(/status of 404/)
    await page.goto(path)
    const head = await headOf(page)
    expect(head.robots).toBe(Number(missing.includes(path)))
    await hydrate(page)
    expect(await headOf(page)).toEqual(head)
  })
}

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
