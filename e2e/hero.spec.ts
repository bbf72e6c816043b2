import type { Page } from '@playwright/test'
import { hold } from './faults'
import { hydrate } from './hydrate'
import { press } from './keys'
import { headerLink } from './parts'
import { expect, test } from './test'

// The first screen of the landing page: its headline, and the editor below it.

const words = 'Build any page editor'
const title = (page: Page) => page.getByRole('heading', { level: 1 })
const corner = (page: Page) => page.getByRole('slider', { name: 'Size of the headline' })
const frame = (page: Page) => page.locator('iframe[title^="Live editor"]')
const editor = (page: Page) => page.frameLocator('iframe[title^="Live editor"]')
const ready = (page: Page) => expect(page.locator('html')).toHaveClass(/landing-page-loaded/)

test('the first screen has the editor, with toolbox, page and panel', async ({ page }) => {
  for (const [width, height] of [
    [1440, 900],
    [1280, 720],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto('')
    expect((await frame(page).boundingBox())?.y).toBeLessThan(415)
    await ready(page)
    for (const part of ['.toolbox [aria-label=Video]', '.page h2', '.selected-block'])
      await expect(editor(page).locator(part).first()).toBeInViewport({ ratio: 1 })
  }
})

test('the headline is edited and resized before React, which leaves it alone, and Escape restores it', async ({
  page,
}) => {
  const release = await hold(page, '**/*.js')
  await page.goto('')
  await title(page).click()
  await press(page, 'ControlOrMeta+a')
  await page.keyboard.type('Yours? / Mine')
  await press(page, 'Enter')
  await expect(title(page)).not.toBeFocused()
  const widthOf = async () => (await title(page).boundingBox())!.width
  const width = await widthOf()
  const handle = (await corner(page).boundingBox())!
  await page.mouse.move(handle.x + 12, handle.y + 12)
  await page.mouse.down()
  await page.mouse.move(handle.x - width / 4, handle.y - 10, { steps: 5 })
  await page.mouse.up()
  expect(await widthOf()).toBeLessThan(0.85 * width)
  release()
  await hydrate(page)
  await expect(title(page)).toHaveText('Yours? / Mine')
  expect(await widthOf()).toBeLessThan(0.85 * width)

  await corner(page).focus()
  await press(page, 'End', 'ArrowLeft')
  await expect(corner(page)).toHaveAttribute('aria-valuenow', '125')
  await expect(corner(page)).toHaveAttribute('aria-valuetext', /^\d+ pixels$/)
  await press(page, 'Escape')
  await expect(corner(page)).toHaveAttribute('aria-valuenow', '100')
  await expect(title(page)).toHaveText(words)

  await headerLink(page, 'Support').click()
  await expect(title(page)).toHaveText('Support')
  await page.goBack()
  await title(page).click()
  await press(page, 'ControlOrMeta+a', 'Delete', 'Tab')
  await expect(title(page)).toHaveText(words)
  await expect(corner(page)).toBeFocused()
})
