import type { Page } from '@playwright/test'
import { openHydrated } from '../hydrate'
import { nextFrames } from '../motion'
import { heading } from '../parts'
import { expect, test } from '../test'

test.use({ viewport: { width: 390, height: 844 } })

const entries = ['Documentation', 'Landing', 'Basic', 'Support', 'GitHub']

const opener = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true })
const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' })
const isInside = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest('#menu') !== null && document.hasFocus())

test('the menu of a doc traps focus and scrolling, and closes in three ways', async ({ page }) => {
  await openHydrated(page, 'docs/overview')
  await opener(page).focus()
  await page.keyboard.press('Enter')
  await expect(menu(page).getByRole('button', { name: 'Close menu' })).toBeFocused()
  for (const key of ['Tab', 'Shift+Tab'])
    for (let press = 0; press < 14; press += 1) {
      await page.keyboard.press(key)
      expect(await isInside(page)).toBe(true)
    }
  await expect(page.locator('main')).toHaveAttribute('inert', '')
  await page.mouse.move(380, 500)
  await page.mouse.wheel(0, 800)
  await nextFrames(page)
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.keyboard.press('Escape')
  await expect(page.locator('#menu')).toBeHidden()
  await expect(opener(page)).toBeFocused()
  await expect(opener(page)).toHaveAttribute('aria-expanded', 'false')
  await opener(page).click()
  await expect(menu(page)).toBeVisible()
  await page.mouse.click(385, 500)
  await expect(page.locator('#menu')).toBeHidden()
  await opener(page).click()
  await page.setViewportSize({ width: 997, height: 844 })
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.locator('main')).not.toHaveAttribute('inert')
  for (const width of [997, 996]) {
    await page.setViewportSize({ width, height: 844 })
    await expect(opener(page)).toBeVisible({ visible: width === 996 })
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible({ visible: width === 997 })
  }
  await expect(page.locator('#menu')).toBeHidden()

  await page.setViewportSize({ width: 390, height: 844 })
  await opener(page).click()
  await expect(menu(page).getByRole('link', { name: 'Acknowledgements' })).toBeVisible()
  await expect(menu(page).getByRole('link', { name: 'Support' })).toBeHidden()
  await menu(page).getByRole('button', { name: 'Main menu' }).click()
  for (const name of entries) await expect(menu(page).getByRole('link', { name })).toBeVisible()
  const current = menu(page).getByRole('link', { name: 'Documentation' })
  await expect(current).toHaveAttribute('aria-current', /./)
  await menu(page).getByRole('button', { name: 'Documentation' }).click()
  await expect(menu(page).getByRole('link', { name: 'Acknowledgements' })).toBeVisible()
  await menu(page).getByRole('link', { name: 'Acknowledgements' }).click()
  await expect(heading(page)).toHaveText('Acknowledgements')
  await expect(page.locator('#menu')).toBeHidden()
  await expect(page.locator('main')).not.toHaveAttribute('inert')
  await expect(heading(page)).toBeFocused()
  // On other pages, it has only the main menu.
  await openHydrated(page, 'support')
  await opener(page).click()
  for (const name of entries) await expect(menu(page).getByRole('link', { name })).toBeVisible()
  await expect(menu(page).getByRole('button', { name: 'Main menu' })).toHaveCount(0)
  await menu(page).getByRole('button', { name: 'Search' }).click()
  const search = page.getByRole('dialog', { name: 'Search' })
  await expect(search.getByRole('searchbox')).toBeFocused()
  await expect(page.locator('#menu')).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(search).toBeHidden()
  await expect(opener(page)).toBeFocused()
})
