import type { Page } from '@playwright/test'
import { openHydrated } from '../hydrate'
import { waitForAnimations } from '../motion'
import { heading, sidebarLink as link } from '../parts'
import { sidebar } from '../routes'
import { expect, test } from '../test'

const category = (page: Page, name: string) => page.locator('#menu').getByRole('button', { name })

// The animation of a category: src/theme/interactions/beforeHydration/disclosure.test.ts.

test('the category of the current page opens automatically', async ({ page }) => {
  await openHydrated(page, 'docs/overview')
  await category(page, 'Guides').click()
  await link(page, 'Basic Tutorial').click()
  const at = sidebar.findIndex(([label]) => label === 'Guides')
  const following = sidebar
    .slice(at, at + 2)
    .flatMap(([name, docs]) => docs.map((doc) => ({ name, ...doc })))
    .filter(({ path }) => path.startsWith('docs/'))
  for (const { name = '', title, label = '' } of following.slice(0, (sidebar[at]?.[1].length ?? 0) + 1)) {
    await expect(heading(page)).toHaveText(title)
    await expect(category(page, name)).toHaveAttribute('aria-expanded', 'true')
    await expect(link(page, label)).toHaveAttribute('aria-current', 'page')
    await expect(page.locator('#menu [aria-current=page]')).toHaveCount(1)
    await page.locator('[rel=next]').click()
  }
})

test('the sidebar keeps its scroll position, with the current entry in view', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 420 })
  await openHydrated(page, 'docs/api/editor')
  for (const name of ['Guides', 'Core Concepts', 'Migrating']) await category(page, name).click()
  await waitForAnimations(page)
  const scrollTop = () => page.locator('#menu').evaluate((menu) => menu.scrollTop)
  await link(page, '<Element />').scrollIntoViewIfNeeded()
  await page.locator('#menu').evaluate((menu) => menu.scrollBy(0, 20))
  const before = await scrollTop()
  expect(before).toBeGreaterThan(100)
  await link(page, '<Element />').click()
  await expect(heading(page)).toHaveText('<Element />')
  await expect.poll(scrollTop).toBe(before)
  // On the first page, it scrolls to the entry.
  await page.goto('docs/api/helpers')
  await expect(link(page, 'NodeHelpers')).toBeInViewport()
})
