import type { Page } from '@playwright/test'
import { hold, requestsOf, setConnection } from '../faults'
import { hydrate } from '../hydrate'
import { press } from '../keys'
import { MATRIX } from '../appearances'
import { headerLink } from '../parts'
import { expect, test } from '../test'

declare global {
  interface Window {
    seen?: Set<string>
  }
}

// The first screen of the landing page: the headline, and the editor with its showcase.

const words = 'Build any page editor'
const title = (page: Page) => page.getByRole('heading', { level: 1 })
const corner = (page: Page) => page.getByRole('slider', { name: 'Size of the headline' })
const frame = (page: Page) => page.locator('iframe[title^="Live editor"]')
const editor = (page: Page) => page.frameLocator('iframe[title^="Live editor"]')
const ready = (page: Page) => expect(page.locator('html')).toHaveClass(/landing-page-loaded/)

test('the first screen shows the editor with toolbox, page, and panel', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('')
  await ready(page)
  for (const [width, height] of [
    [1440, 900],
    [1280, 720],
  ] as const) {
    await page.setViewportSize({ width, height })
    expect((await frame(page).boundingBox())?.y).toBeLessThan(415)
    for (const part of ['.toolbox [aria-label=Video]', '.page h2', '.selected-block'])
      await expect(editor(page).locator(part).first()).toBeInViewport({ ratio: 1 })
  }
})

test('the headline can be edited and resized before hydration, and Escape restores it', async ({ page }) => {
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

test.describe('the showcase', () => {
  test.use({ showcase: true, viewport: { width: 1440, height: 900 } })

  /** State that the showcase must not change. */
  const traces = async (page: Page) => ({
    page: await editor(page).locator('.page').innerHTML(),
    selected: await editor(page).locator('.selected-block strong').textContent(),
    history: await editor(page).locator('.history [aria-disabled=true]').count(),
    json: await editor(page).locator('.xray-json').count(),
    status: await editor(page).locator('.save-status, #announcer').allTextContents(),
    stored: await page.evaluate(() => localStorage.getItem('examples.landing.page')),
    focus: await page.evaluate(() => document.activeElement?.tagName),
  })
  /** Waits until the editor shows or has shown `text`, which may already be gone when a test checks on a busy machine. */
  const shown = (page: Page, text: string) =>
    page.frames()[1]!.waitForFunction((text) => window.seen?.has(text), text)
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      // The showcase gives up after 8 seconds, which is not enough on a busy machine.
      const { setTimeout } = window
      window.setTimeout = ((step: TimerHandler, delay?: number) =>
        setTimeout(step, delay === 8000 ? 60_000 : delay)) as typeof window.setTimeout
      const seen = (window.seen = new Set<string>())
      new MutationObserver(() => {
        for (const text of ['Takes buttons, and keeps one', 'With butter.'])
          if (document.body?.textContent.includes(text)) seen.add(text)
        const xray = document.querySelector('.xray:has([aria-valuenow="35"]) [aria-selected=true]')
        if (xray?.textContent.includes('With butter.')) seen.add('JSON of the drop')
      }).observe(document, { attributes: true, childList: true, subtree: true, characterData: true })
    }),
  )

  for (const [name, act, tag = []] of [
    ['shows a refusal, a drop, a word, its JSON, and undo', (page: Page) => shown(page, 'JSON of the drop')],
    ['stops immediately on a key press', (page: Page) => page.keyboard.press('Shift'), MATRIX],
    ['stops immediately on pointer movement', (page: Page) => page.mouse.move(700, 600), MATRIX],
    ['stops immediately on scrolling', (page: Page) => page.mouse.wheel(0, 100), MATRIX],
  ] as const)
    test(`${name}, leaves no changes, and plays once per visit`, { tag }, async ({ page }) => {
      await page.goto('')
      await ready(page)
      const before = await traces(page)
      expect(before).toMatchObject({ history: 2, stored: null, focus: 'BODY' })
      await shown(page, 'Takes buttons, and keeps one')
      await act(page)
      await expect(editor(page).locator('.showcase-pointer')).toHaveCount(0, {
        timeout: tag === MATRIX ? 3000 : 20_000,
      })
      await expect.poll(() => traces(page)).toEqual(before)
      await page.reload()
      await ready(page)
      await expect(frame(page)).not.toHaveAttribute('data-showcase')
    })

  test('does not play with reduced motion, in a narrow window, or with data saver', async ({ context }) => {
    for (const prepare of [
      (page: Page) => page.emulateMedia({ reducedMotion: 'reduce' }),
      (page: Page) => page.setViewportSize({ width: 996, height: 900 }),
      (page: Page) => setConnection(page, { saveData: true }),
    ]) {
      const page = await context.newPage()
      await prepare(page)
      const requests = requestsOf(page, /\/examples\//)
      await page.goto('', { waitUntil: 'networkidle' })
      await hydrate(page)
      await expect(frame(page)).not.toHaveAttribute('data-showcase')
      if (prepare.toString().includes('saveData')) expect(requests).toEqual([])
      await page.close()
    }
  })
})
