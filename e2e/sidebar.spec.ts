import type { Page } from '@playwright/test'
import { openPlain, times } from './hydrate'
import { waitForAnimations } from './motion'
import { sidebar } from './routes'
import { expect, test } from './test'

const category = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Documentation' }).getByRole('button', { name })
const link = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Documentation' }).getByRole('link', { name, exact: true })

// How long a category takes to open, and how: src/theme/behaviors/disclosure.test.ts.

for (const [when, open, options] of times) {
  test(`the category of the page that is shown opens by itself, ${when}`, options, async ({ page }) => {
    await open(page, 'docs/overview')
    await category(page, 'Guides').click()
    await link(page, 'Basic Tutorial').click()
    await expect(page.locator('h1')).toHaveText('Basic Tutorial')
    await expect(category(page, 'Guides')).toHaveAttribute('aria-expanded', 'true')
    await expect(link(page, 'Basic Tutorial')).toHaveAttribute('aria-current', 'page')
    const at = sidebar.findIndex(([label]) => label === 'Guides')
    for (const { title } of sidebar[at]?.[1].slice(1) ?? []) {
      await page.locator('[rel=next]').click()
      await expect(page.locator('h1')).toHaveText(title)
    }
    const [name, [first]] = sidebar[at + 1] ?? ['', []]
    await page.locator('[rel=next]').click()
    await expect(page.locator('h1')).toHaveText(first?.title ?? '')
    await expect(category(page, name)).toHaveAttribute('aria-expanded', 'true')
    await expect(link(page, first?.label ?? '')).toHaveAttribute('aria-current', 'page')
    await expect(page.locator('#menu [aria-current=page]')).toHaveCount(1)
  })

  test(`the sidebar stays scrolled to where it was, ${when}`, options, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 420 })
    await open(page, 'docs/api/editor')
    for (const name of ['Guides', 'Core Concepts', 'Migrating']) await category(page, name).click()
    await waitForAnimations(page)
    const scrollTop = () => page.locator('#menu').evaluate((menu) => menu.scrollTop)
    await link(page, '<Element />').scrollIntoViewIfNeeded()
    await page.locator('#menu').evaluate((menu) => menu.scrollBy(0, 20))
    const before = await scrollTop()
    expect(before).toBeGreaterThan(100)
    await link(page, '<Element />').click()
    await expect(page.locator('h1')).toHaveText('<Element />')
    await expect.poll(scrollTop).toBe(before)
  })
}

test('the entry of the page that is shown is in view', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 420 })
  await openPlain(page, 'docs/api/helpers')
  await expect(link(page, 'NodeHelpers')).toBeInViewport()
})
