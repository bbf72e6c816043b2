import type { Page } from '@playwright/test'
import { openHydrated } from '../hydrate'
import { shiftsOf, watchShifts } from '../motion'
import { button, headerLink } from '../parts'
import { expect, test } from '../test'

const stored = (page: Page, key: string) => page.evaluate((key) => localStorage.getItem(key), key)

/** Adds `entries` to local storage before the first script of the first page runs. */
async function store(page: Page, entries: Record<string, string>) {
  await page.goto('404.html', { waitUntil: 'commit' })
  await page.evaluate((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value)
  }, entries)
}

test('the color mode is light by default and stays in sync across tabs', async ({ page, context }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await store(page, { theme: '<script>' })
  await openHydrated(page, 'docs/overview')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  const other = await context.newPage()
  // Before hydration.
  await other.goto('support')
  await button(page, 'Dark mode').click()
  expect(await stored(page, 'theme')).toBe('dark')
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(button(other, 'Dark mode')).toHaveAttribute('aria-pressed', 'true')
  await button(other, 'Dark mode').click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
})

test('a doc stores its version; an announcement stays dismissed until its id changes', async ({ page }) => {
  const key = 'docs-preferred-version-default'
  const bar = page.getByRole('region', { name: 'Announcement' })
  await store(page, { [key]: '9.9.9' })
  await page.goto('docs/overview')
  expect(await stored(page, key)).toBe('current')
  await button(page, 'Dismiss announcement').click()
  await expect(bar).toBeHidden()
  expect(await stored(page, 'announcement.dismissed')).toBe('true')
  await store(page, { [key]: '9.9.9' })
  await watchShifts(page)
  await openHydrated(page, 'support')
  await expect(bar).toBeHidden()
  expect(await shiftsOf(page)).toEqual([])
  expect(await stored(page, key)).toBeNull()
  await headerLink(page, 'Documentation').click()
  await expect.poll(() => stored(page, key)).toBe('current')
  await store(page, { 'announcement.id': 'an-older-one' })
  await page.goto('docs/overview')
  await expect(bar).toBeVisible()
  expect(await stored(page, 'announcement.id')).toBe('starters')
  expect(await stored(page, 'announcement.dismissed')).toBe('false')
})

test('categories stay open or closed for the whole visit', async ({ page }) => {
  const expectOpen = (name: string, isOpen: boolean) =>
    expect(button(page, name)).toHaveAttribute('aria-expanded', String(isOpen))
  await page.goto('docs/overview')
  await button(page, 'Tutorial').click()
  await page.goto('docs/acknowledgements')
  await expectOpen('Tutorial', true)
  await page.goto('docs/overview')
  await button(page, 'Start').click()
  await page.goto('docs/concepts/nodes')
  await expectOpen('Start', false)
  await expectOpen('Core Concepts', true)
})
