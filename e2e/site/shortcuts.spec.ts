import type { Page } from '@playwright/test'
import { violationsOf } from '../axe'
import { openHydrated } from '../hydrate'
import { setAppearance } from '../appearances'
import { sidebarLink } from '../parts'
import { expect, test } from '../test'

const help = (page: Page) => page.getByRole('dialog', { name: 'Keyboard shortcuts' })
const choice = (page: Page) => page.getByRole('switch', { name: 'Single-key shortcuts' })
const opener = (page: Page) => page.getByRole('button', { name: 'Keyboard shortcuts' })

// In front of a page, at every width and in every mode: e2e/nightly/axeStates.spec.ts.
test('? opens the help before hydration, which fits into 320 px and traps the focus', async ({ page }) => {
  await setAppearance(page, { width: 320, mode: 'dark' })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('support')
  await page.keyboard.press('?')
  await expect(help(page)).toBeVisible()
  expect(await violationsOf(page, undefined, 'dialog[open]')).toEqual([])
  expect(await help(page).evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBe(0)
  for (let press = 0; press < 4; press += 1) {
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.matches('body, dialog, dialog *'))).toBe(true)
  }
  await page.mouse.click(2, 2)
  await expect(help(page)).toHaveCount(0)
  // A button in the footer opens it too.
  await opener(page).click()
  await help(page).getByRole('button', { name: 'Close' }).click()
  await expect(help(page)).toHaveCount(0)
  await expect(opener(page)).toBeFocused()
})

test('single-key shortcuts can be turned off and on again', async ({ page }) => {
  await openHydrated(page, 'docs/overview')
  await page.keyboard.press('?')
  await choice(page).click()
  await expect(choice(page)).not.toBeChecked()
  expect(await page.evaluate(() => localStorage.getItem('shortcuts.single-key'))).toBe('off')
  await page.keyboard.press('Escape')
  await page.goto('docs/overview')
  await page.keyboard.press('?')
  // Opens later than the help would have.
  await page.keyboard.press('Control+k')
  await expect(page.locator('.DocSearch-Input')).toBeVisible()
  await expect(help(page)).toHaveCount(0)
  await page.keyboard.press('Escape')
  await opener(page).click()
  await choice(page).click()
  await page.keyboard.press('Escape')
  await page.keyboard.press('?')
  await expect(help(page)).toBeVisible()
})

test('if the help does not load, that is announced; Back closes the help', async ({ page, tolerate }) => {
  tolerate(/ERR_FAILED/)
  await openHydrated(page, 'docs/overview')
  await sidebarLink(page, 'Acknowledgements').click()
  await expect(page.locator('h1')).toHaveText('Acknowledgements')
  await page.route('**/*', (route) => route.abort())
  await page.keyboard.press('?')
  await expect(page.locator('#announcer')).toHaveText(/could not be loaded/)
  await page.unroute('**/*')
  await page.keyboard.press('?')
  await expect(help(page)).toBeVisible()
  await page.goBack()
  await expect(page.locator('h1')).toHaveText('Overview')
  await expect(help(page)).toHaveCount(0)
})
