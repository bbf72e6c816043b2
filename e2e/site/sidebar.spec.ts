import type { Page } from '@playwright/test'
import { openHydrated } from '../hydrate'
import { waitForAnimations } from '../motion'
import { heading, headerLink, sidebarLink as link } from '../parts'
import { sidebar } from '../routes'
import { expect, test } from '../test'

const category = (page: Page, name: string) => page.locator('#menu').getByRole('button', { name })

// The animation of a category: src/theme/interactions/beforeHydration/disclosure.test.ts.

test('the category of the current page opens automatically', async ({ page }) => {
  await openHydrated(page, 'docs/overview')
  await category(page, 'Tutorial').click()
  const at = sidebar.findIndex(([label]) => label === 'Tutorial')
  const docs = sidebar.slice(at, at + 2).map(([, all]) => all.filter(({ path }) => path.startsWith('docs/')))
  const [last, following] = [docs[0]!.at(-1)!, docs[1]![0]!]
  await link(page, last.title).click()
  for (const { trail, title } of [last, following]) {
    await expect(heading(page)).toHaveText(title)
    await expect(category(page, trail[0]!)).toHaveAttribute('aria-expanded', 'true')
    await expect(link(page, title)).toHaveAttribute('aria-current', 'page')
    await expect(page.locator('#menu [aria-current=page]')).toHaveCount(1)
    await page.locator('[rel=next]').click()
  }
})

test('the sidebar keeps its scroll position, with the current entry in view', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 420 })
  await openHydrated(page, 'docs/api/editor')
  for (const name of ['Tutorial', 'Core Concepts', 'How to']) await category(page, name).click()
  await waitForAnimations(page)
  const scrollTop = () => page.locator('#menu').evaluate((menu) => menu.scrollTop)
  await link(page, '<Element />').scrollIntoViewIfNeeded()
  await page.locator('#menu').evaluate((menu) => menu.scrollBy(0, 20))
  const before = await scrollTop()
  expect(before).toBeGreaterThan(100)
  await link(page, '<Element />').click()
  await expect(heading(page)).toHaveText('<Element />')
  await expect.poll(scrollTop).toBe(before)
  // It scrolls to the current entry when a page is opened by a link elsewhere, and on the first page.
  await page.locator('#menu').evaluate((menu) => menu.scrollTo(0, menu.scrollHeight))
  await headerLink(page, 'Documentation').click()
  await expect(heading(page)).toHaveText('Overview')
  await expect(link(page, 'Overview')).toBeInViewport()
  await page.goto('docs/api/helpers')
  await expect(link(page, 'NodeHelpers')).toBeInViewport()
})
