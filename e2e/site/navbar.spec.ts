import type { Page } from '@playwright/test'
import { openHydrated } from '../hydrate'
import { press } from '../keys'
import { button, headerLink } from '../parts'
import { expect, test } from '../test'

const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const examples = (page: Page) => button(page, 'Examples')
const landing = (page: Page) => bar(page).getByRole('link', { name: 'Landing' })

test('the dropdown is open while the mouse is over it, until Escape', async ({ page }) => {
  await openHydrated(page, 'support')
  await examples(page).hover()
  await landing(page).hover()
  await expect(landing(page)).toBeVisible()
  await page.mouse.move(5, 600)
  await expect(landing(page)).toBeHidden()
  // Escape closes it while the mouse stays in place.
  await examples(page).hover()
  await page.keyboard.press('Escape')
  await expect(landing(page)).toBeHidden()
  await page.mouse.move(0, 0)
  await examples(page).hover()
  await expect(landing(page)).toBeVisible()
  await page.mouse.move(5, 600)
  await expect(landing(page)).toBeHidden()
  // By keyboard.
  await examples(page).focus()
  await page.keyboard.press('Enter')
  await expect(examples(page)).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Tab')
  await expect(landing(page)).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Space')
  await expect(examples(page)).toHaveAttribute('aria-expanded', 'false')
  await press(page, 'Enter', 'Tab', 'Escape')
  await expect(landing(page)).toBeHidden()
  await expect(examples(page)).toBeFocused()
  // It closes when the focus leaves, and on a click elsewhere.
  await page.keyboard.press('Enter')
  await expect(landing(page)).toBeVisible()
  const links = await bar(page).locator('[data-dropdown]:has([aria-expanded=true]) a').count()
  for (let step = 0; step <= links; step += 1) await page.keyboard.press('Tab')
  await expect(landing(page)).toBeHidden()
  await examples(page).click()
  await expect(landing(page)).toBeVisible()
  await page.mouse.click(5, 600)
  await expect(landing(page)).toBeHidden()
})

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true })

  test('a tap opens the dropdown, and another closes it', async ({ page }) => {
    await page.goto('support')
    await examples(page).tap()
    await expect(landing(page)).toBeVisible()
    await examples(page).tap()
    await expect(landing(page)).toBeHidden()
  })
})

test('the navbar stays visible; where it may hide, focus shows it again', async ({ page }) => {
  const header = page.locator('header').first()
  const top = () => header.evaluate((bar) => bar.getBoundingClientRect().top)
  await openHydrated(page, 'docs/overview')
  await page.mouse.wheel(0, 1200)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000)
  expect(await top()).toBe(0)
  await header.evaluate((bar) => bar.setAttribute('data-hide-on-scroll', ''))
  await page.mouse.wheel(0, 1200)
  await expect.poll(top).toBeLessThan(-40)
  await page.mouse.wheel(0, -300)
  await expect.poll(top).toBe(0)
  await page.mouse.wheel(0, 600)
  await expect.poll(top).toBeLessThan(-40)
  await headerLink(page, 'Documentation').focus()
  await expect.poll(top).toBe(0)
})
