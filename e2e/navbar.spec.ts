import type { Page } from '@playwright/test'
import { openHydrated, openPlain, timesOfBehaviors } from './hydrate'
import { expect, test } from './test'

const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const examples = (page: Page) => page.getByRole('button', { name: 'Examples' })
const landing = (page: Page) => bar(page).getByRole('link', { name: 'Landing' })

for (const [when, open, options] of timesOfBehaviors) {
  test.describe(`the dropdown, ${when},`, options, () => {
    test.beforeEach(({ page }) => open(page, 'support'))

    test('opens under the mouse, stays while the mouse is in it, and closes when it leaves', async ({
      page,
    }) => {
      await examples(page).hover()
      await expect(landing(page)).toBeVisible()
      await landing(page).hover()
      await expect(landing(page)).toBeVisible()
      await page.mouse.move(5, 600)
      await expect(landing(page)).toBeHidden()
      // Escape dismisses it while the mouse rests.
      await examples(page).hover()
      await page.keyboard.press('Escape')
      await expect(landing(page)).toBeHidden()
      await page.mouse.move(0, 0)
      await examples(page).hover()
      await expect(landing(page)).toBeVisible()
    })

    test('opens and closes with Enter and Space, Tab leads through it, and Escape back to its button', async ({
      page,
    }) => {
      await examples(page).focus()
      await page.keyboard.press('Enter')
      await expect(examples(page)).toHaveAttribute('aria-expanded', 'true')
      await page.keyboard.press('Tab')
      await expect(landing(page)).toBeFocused()
      await page.keyboard.press('Shift+Tab')
      await page.keyboard.press('Space')
      await expect(examples(page)).toHaveAttribute('aria-expanded', 'false')
      await page.keyboard.press('Enter')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Escape')
      await expect(landing(page)).toBeHidden()
      await expect(examples(page)).toBeFocused()
      // It closes when the focus leaves, and on a click elsewhere.
      await page.keyboard.press('Enter')
      await expect(landing(page)).toBeVisible()
      const links = await bar(page).locator('[data-dropdown]:has([aria-expanded=true]) a').count()
      for (let press = 0; press <= links; press += 1) await page.keyboard.press('Tab')
      await expect(landing(page)).toBeHidden()
      await examples(page).click()
      await expect(landing(page)).toBeVisible()
      await page.mouse.click(5, 600)
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

  test('stays, since hideOnScroll is not set; where it may hide, it moves away and comes back for focus', async ({
    page,
  }) => {
    await openHydrated(page, 'docs/overview')
    await page.mouse.wheel(0, 1200)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000)
    expect(await topOf(page)).toBe(0)
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
