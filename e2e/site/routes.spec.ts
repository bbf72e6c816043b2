import type { Page } from '@playwright/test'
import { hydrate } from '../hydrate'
import { expect, test } from '../test'

// built/ tests the HTML of every page and the host's responses without a browser.

/** Metadata of a page. Fails if a tag is missing or duplicated. */
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

/** A page of each template, one that is a separate module, and two missing pages. */
const kinds = ['', 'docs/overview', 'blog/react-19', 'search', ...missing]

test('pages have the same metadata before and after hydration', async ({ page, tolerate }) => {
  tolerate(/status of 404/)
  for (const path of kinds) {
    await page.goto(path)
    const head = await headOf(page)
    expect(head.robots).toBe(Number(missing.includes(path)))
    await hydrate(page)
    expect(await headOf(page), path).toEqual(head)
  }
})
