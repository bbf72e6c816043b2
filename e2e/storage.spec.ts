import type { Page } from '@playwright/test'
import { openHydrated } from './hydrate'
import { expect, test } from './test'

const stored = (page: Page, key: string) => page.evaluate((key) => localStorage.getItem(key), key)

/** Puts `entries` into the local storage before the first script of the first page runs. */
async function store(page: Page, entries: Record<string, string>) {
  await page.goto('404.html', { waitUntil: 'commit' })
  await page.evaluate((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value)
  }, entries)
}

test.describe('the color mode', () => {
  test('is light, whatever the system prefers or junk is stored, and replaces the junk', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await store(page, { theme: '<script>' })
    await openHydrated(page, 'docs/overview')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
    await page.getByRole('button', { name: 'Dark mode' }).click()
    expect(await stored(page, 'theme')).toBe('dark')
  })

  test('is in step between two tabs, before and after hydration', async ({ page, context }) => {
    await openHydrated(page, 'docs/overview')
    const other = await context.newPage()
    await other.goto('support')
    await page.getByRole('button', { name: 'Dark mode' }).click()
    await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expect(other.getByRole('button', { name: 'Dark mode' })).toHaveAttribute('aria-pressed', 'true')
    await other.getByRole('button', { name: 'Dark mode' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  })
})

test.describe('the preferred version of the docs', () => {
  const key = 'docs-preferred-version-default'

  test('is cleared when it is unknown, and saved by a visit to a doc, from another page too', async ({
    page,
  }) => {
    await store(page, { [key]: '9.9.9' })
    await page.goto('docs/overview')
    expect(await stored(page, key)).toBe('current')
    await store(page, { [key]: '9.9.9' })
    await openHydrated(page, 'support')
    expect(await stored(page, key)).toBeNull()
    await page.locator('header').getByRole('link', { name: 'Documentation' }).click()
    await expect(page.locator('h1')).toHaveText('Overview')
    await expect.poll(() => stored(page, key)).toBe('current')
  })
})

test.describe('the announcement', () => {
  const bar = (page: Page) => page.getByRole('region', { name: 'Announcement' })

  test('stays dismissed, from the first paint on', async ({ page }) => {
    await page.goto('docs/overview')
    await page.getByRole('button', { name: 'Dismiss announcement' }).click()
    await expect(bar(page)).toBeHidden()
    expect(await stored(page, 'announcement.dismissed')).toBe('true')
    await page.addInitScript(() => {
      const heights = new Set<number>()
      Object.assign(window, { heights })
      const look = () => {
        const bar = document.querySelector('[data-announcement]')
        if (bar) heights.add(bar.getBoundingClientRect().height)
        requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    })
    await openHydrated(page, 'support')
    await expect(bar(page)).toBeHidden()
    const heights = await page.evaluate(() => [...(window as unknown as { heights: Set<number> }).heights])
    expect(heights).toEqual([0])
  })

  test('comes back with another id', async ({ page }) => {
    await store(page, { 'announcement.id': 'an-older-one', 'announcement.dismissed': 'true' })
    await page.goto('docs/overview')
    await expect(bar(page)).toBeVisible()
    expect(await stored(page, 'announcement.id')).toBe('react-19')
    expect(await stored(page, 'announcement.dismissed')).toBe('false')
  })
})

test('categories stay as the reader left them, for the visit', async ({ page }) => {
  await page.goto('docs/overview')
  const guides = page.getByRole('button', { name: 'Guides' })
  await guides.click()
  await page.goto('docs/acknowledgements')
  await expect(guides).toHaveAttribute('aria-expanded', 'true')
  await page.getByRole('button', { name: 'Introduction' }).click()
  await page.goto('docs/concepts/nodes')
  await expect(page.getByRole('button', { name: 'Introduction' })).toHaveAttribute('aria-expanded', 'false')
  await expect(page.getByRole('button', { name: 'Core Concepts' })).toHaveAttribute('aria-expanded', 'true')
})
