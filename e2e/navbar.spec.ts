import type { Page } from '@playwright/test'
import { openHydrated, openPlain, times } from './hydrate'
import { expect, test } from './test'

const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const examples = (page: Page) => page.getByRole('button', { name: 'Examples' })
const landing = (page: Page) => bar(page).getByRole('link', { name: 'Landing' })

test('the bar holds Documentation at the left, and the rest at the right', async ({ page, baseURL }) => {
  await openPlain(page, 'support')
  const lists = bar(page).locator(':scope > ul')
  await expect(lists.first().locator(':scope > li')).toHaveText(['Documentation'])
  await expect(lists.last().locator(':scope > li > :is(a, button)')).toHaveText([
    'Examples',
    'Support',
    'GitHub',
  ])
  const hrefOf = (name: string) =>
    bar(page).getByRole('link', { name, includeHidden: true }).getAttribute('href')
  const base = new URL(baseURL ?? '').pathname
  expect(await hrefOf('Documentation')).toBe(`${base}docs/overview`)
  expect(await hrefOf('Landing')).toBe(`${base}examples/landing/`)
  expect(await hrefOf('Basic')).toBe(`${base}examples/basic/`)
  expect(await hrefOf('GitHub')).toBe('https://github.com/prevwong/craft.js')
  const order = await page
    .locator('header :is([data-search-open], [data-color-mode])')
    .evaluateAll((all) => all.map((control) => control.textContent || control.ariaLabel))
  expect(order).toEqual(['Search', 'Dark mode'])
})

for (const [path, name, value] of [
  ['docs/overview', 'Documentation', 'page'],
  ['docs', 'Documentation', 'true'],
  ['docs/api/editor', 'Documentation', 'true'],
  ['docs/dev', 'Documentation', 'true'],
  ['support', 'Support', 'page'],
] as const) {
  test(`${name} is marked on /${path}`, async ({ page }) => {
    await openPlain(page, path)
    await expect(bar(page).locator('[aria-current]')).toHaveText(name)
    await expect(bar(page).locator('[aria-current]')).toHaveAttribute('aria-current', value)
  })
}

test('nothing is marked where no entry leads', async ({ page }) => {
  await openPlain(page, 'blog/archive')
  await expect(bar(page).locator('[aria-current]')).toHaveCount(0)
})

for (const [when, open, options] of times) {
  test.describe(`the dropdown, ${when},`, options, () => {
    test.beforeEach(({ page }) => open(page, 'support'))

    test('opens under the mouse, stays while the mouse is in it, and closes when it leaves', async ({
      page,
    }) => {
      await examples(page).hover()
      await expect(landing(page)).toBeVisible()
      await landing(page).hover()
      await expect(landing(page)).toBeVisible()
      await page.locator('h1').hover()
      await expect(landing(page)).toBeHidden()
    })

    test('is dismissed by Escape without moving the mouse, and stays away while the mouse rests', async ({
      page,
    }) => {
      await examples(page).hover()
      await page.keyboard.press('Escape')
      await expect(landing(page)).toBeHidden()
      await page.mouse.move(0, 0)
      await examples(page).hover()
      await expect(landing(page)).toBeVisible()
    })

    test('opens and closes with Enter and Space, and Tab leads through it', async ({ page }) => {
      await examples(page).focus()
      await page.keyboard.press('Enter')
      await expect(examples(page)).toHaveAttribute('aria-expanded', 'true')
      await page.keyboard.press('Tab')
      await expect(landing(page)).toBeFocused()
      await page.keyboard.press('Shift+Tab')
      await page.keyboard.press('Space')
      await expect(examples(page)).toHaveAttribute('aria-expanded', 'false')
    })

    test('goes back to its button with Escape', async ({ page }) => {
      await examples(page).focus()
      await page.keyboard.press('Enter')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Escape')
      await expect(landing(page)).toBeHidden()
      await expect(examples(page)).toBeFocused()
    })

    test('closes when the focus leaves, and on a click elsewhere', async ({ page }) => {
      await examples(page).focus()
      await page.keyboard.press('Enter')
      await expect(landing(page)).toBeVisible()
      for (let press = 0; press < 3; press += 1) await page.keyboard.press('Tab')
      await expect(landing(page)).toBeHidden()
      await examples(page).focus()
      await page.keyboard.press('Enter')
      await expect(landing(page)).toBeVisible()
      await page.locator('h1').click()
      await expect(landing(page)).toBeHidden()
    })
  })
}

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true })

  test('a tap opens the dropdown, and another closes it', async ({ page }) => {
    await openPlain(page, 'support')
    await examples(page).tap()
    await expect(landing(page)).toBeVisible()
    await examples(page).tap()
    await expect(landing(page)).toBeHidden()
  })
})

test.describe('while the reader scrolls, the bar', () => {
  const topOf = (page: Page) =>
    page
      .locator('header')
      .first()
      .evaluate((bar) => bar.getBoundingClientRect().top)

  test('stays, since hideOnScroll is not set', async ({ page }) => {
    await openHydrated(page, 'docs/overview')
    await page.mouse.wheel(0, 1200)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000)
    expect(await topOf(page)).toBe(0)
  })

  test('leaves on the way down and comes back on the way up where hideOnScroll is set', async ({ page }) => {
    await openHydrated(page, 'docs/overview')
    await page
      .locator('header')
      .first()
      .evaluate((bar) => bar.setAttribute('data-hide-on-scroll', ''))
    await page.mouse.wheel(0, 1200)
    await expect.poll(() => topOf(page)).toBeLessThan(-40)
    await page.mouse.wheel(0, -300)
    await expect.poll(() => topOf(page)).toBe(0)
    await page.mouse.wheel(0, 600)
    await expect.poll(() => topOf(page)).toBeLessThan(-40)
    await page.locator('header').getByRole('link', { name: 'Documentation' }).focus()
    await expect.poll(() => topOf(page)).toBe(0)
  })
})
