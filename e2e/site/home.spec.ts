import type { Locator, Page } from '@playwright/test'
import { violationsOf } from '../axe'
import { copiedText } from '../clipboard'
import { blockStorage, hold, requestsOf } from '../faults'
import { hydrate, openHydrated } from '../hydrate'
import { press } from '../keys'
import { setAppearance } from '../appearances'
import { shiftsOf, waitForAnimations, watchShifts } from '../motion'
import { expect, lateHydration, test } from '../test'
import { dragOver } from '../tutorial'

const frame = (page: Page) => page.locator('iframe[title^="Live editor"]')
const editor = (page: Page) => page.frameLocator('iframe[title^="Live editor"]')
const picture = (page: Page) => page.getByRole('img', { name: /^(Studio|Document): / })
const ready = (page: Page) => expect(page.locator('html')).toHaveClass(/landing-page-loaded/)
const heading = (page: Page) => editor(page).getByRole('heading', { name: 'Sourdough in a day' })

/** Starts a demo of the landing page. */
async function startDemo(page: Page, name: string): Promise<Locator> {
  const demo = page.getByRole('group', { name: `Live demo: ${name}` })
  await demo.scrollIntoViewIfNeeded()
  await expect(demo.locator('.demo-stage')).toHaveAttribute('data-phase', 'live')
  return demo
}

test.describe('on a wide screen', () => {
  // With storage: e2e/editors/examples.spec.ts.
  test('without storage, the editor starts and follows the color mode', async ({ page, tolerate }) => {
    tolerate(/storage/i)
    await blockStorage(page)
    await watchShifts(page)
    await page.goto('')
    await ready(page)
    await expect(heading(page)).toBeVisible()
    await expect(picture(page)).toBeHidden()
    await expect(page.getByRole('alert')).toHaveCount(0)
    await waitForAnimations(page)
    expect(await shiftsOf(page)).toEqual([])
    await hydrate(page)
    await page.locator('header').getByRole('link', { name: 'Support' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Support' })).toBeVisible()
    await expect(page.locator('html')).not.toHaveClass(/landing-page-loaded/)
    await page.goBack()
    await ready(page)
    await expect(heading(page)).toBeVisible()
    // The wheel scrolls the page until the reader uses the editor.
    const { x, y } = (await frame(page).boundingBox()) ?? { x: 0, y: 0 }
    await page.mouse.move(x + 400, y + 200)
    await page.mouse.wheel(0, 300)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(300)
    const canvas = editor(page).locator('.canvas')
    expect(await canvas.evaluate((el) => el.scrollTop)).toBe(0)
    await editor(page).getByText('One Saturday, eight ovens, and a loaf').click()
    await page.mouse.wheel(0, 200)
    await expect.poll(() => canvas.evaluate((el) => el.scrollTop)).toBeGreaterThan(0)
    expect(await page.evaluate(() => scrollY)).toBe(300)
    await page.getByRole('button', { name: /Dark mode/ }).click()
    await expect(editor(page).locator('html')).toHaveAttribute('data-theme', 'dark')
  })

  test('can be entered, left, and skipped by keyboard, and does not take the focus', async ({ page }) => {
    const release = await hold(page, '**/examples/landing/')
    await page.goto('')
    const skip = page.getByRole('link', { name: 'Skip the editor' })
    await skip.focus()
    await press(page, 'Tab')
    const still = page.getByRole('link', { name: /^Studio: / })
    await expect(still).toBeFocused()
    release()
    await ready(page)
    await editor(page).getByRole('button', { name: 'Finish editing' }).waitFor()
    await waitForAnimations(page)
    await expect(still).toBeFocused()
    await press(page, 'Tab')
    await expect(editor(page).getByRole('button', { name: 'Undo' })).toBeFocused()
    await expect(picture(page)).toBeHidden()
    await press(page, 'Shift+Tab')
    await expect(skip).toBeFocused()
    await press(page, 'Enter')
    await expect(page.locator('#parts')).toBeFocused()
    await press(page, 'Tab')
    await expect(page.locator('#parts ~ p a').first()).toBeFocused()
    await press(page, 'Shift+Tab')
    await expect(page.getByRole('link', { name: 'Open on its own page' })).toBeFocused()
    await press(page, 'Shift+Tab')
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('IFRAME')
  })

  test('the demos run, and the install command can be copied', async ({ page }) => {
    await openHydrated(page, '')
    const result = await startDemo(page, 'These three files, running')
    const highlighted = () =>
      page.evaluate(() => [...(CSS.highlights.get('connector') ?? [])].map((range) => `${range as Range}`))
    const texts = result.locator('section p')
    await expect(texts).toHaveText(['Drag me', 'below me', 'or me'])
    await texts.first().hover()
    await expect.poll(highlighted).toEqual(['connectors.connect'])
    await dragOver(page, texts.first(), texts.nth(1), [0.5, 0.9])
    await expect.poll(highlighted).toEqual(['connectors.drag'])
    await page.mouse.up()
    await expect.poll(highlighted).not.toContain('connectors.drag')
    await expect(texts).toHaveText(['below me', 'Drag me', 'or me'])
    await expect(result.locator('.demo-saved [data-highlight]').first()).toContainText('"')
    await result.getByRole('button', { name: 'Save' }).click()
    await expect(result.locator('.demo-first > code')).toContainText('"props":{"text":"Drag me"}')
    for (const name of ['PageEditor.tsx', 'SaveButton.tsx', 'Text.tsx']) {
      await page.getByRole('tab', { name }).click()
      await expect(page.getByRole('group', { name: `Code: ${name}` })).toContainText('@craftjs/core')
    }
    const rules = await startDemo(page, 'Three rules')
    const box = rules.locator('[data-name="Button box"]')
    await dragOver(page, rules.getByText('A text', { exact: true }), box, [0.5, 0.7])
    await expect(box.locator('code')).toHaveAttribute('data-refused', 'true')
    await page.mouse.up()
    await dragOver(page, rules.locator('p', { hasText: 'Reserve' }), box, [0.5, 0.7])
    await expect(box.locator('code')).toHaveAttribute('data-refused', 'false')
    await page.mouse.up()
    await expect(box).toContainText('Reserve')
    await page.getByRole('button', { name: 'Copy: npm i @craftjs/core' }).click()
    await expect.poll(() => copiedText(page)).toBe('npm i @craftjs/core')
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  // After hydration, the editor loads when it scrolls into view.
  test('the page is short, and the editor waits for a tap or a scroll', lateHydration, async ({ page }) => {
    const requests = requestsOf(page, /\/examples\//)
    await watchShifts(page)
    await setAppearance(page, { width: 390, mode: 'dark' })
    await page.goto('', { waitUntil: 'networkidle' })
    await expect(picture(page)).toBeVisible()
    expect(requests).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(5000)
    const demo = page.getByRole('group', { name: 'Live demo: These three files, running' })
    const code = await page.getByRole('tablist', { name: 'Files' }).boundingBox()
    expect((await demo.boundingBox())?.y).toBeLessThan(code?.y ?? 0)
    const overflow = await page
      .locator('.demo-stage')
      .evaluateAll((stages) => stages.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth))
    expect(overflow).toEqual(overflow.map(() => 0))
    await page.getByRole('button', { name: 'Try it here' }).tap()
    await ready(page)
    await expect(heading(page)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Try it here' })).toBeHidden()
    expect(await shiftsOf(page)).toEqual([])
    // On touch screens, the buttons on code blocks are larger and must not cover the mark.
    expect(await violationsOf(page)).toEqual([])
    await page.goto('about:blank')
    await page.goto('')
    await page.mouse.wheel(0, 500)
    await ready(page)
    await expect(heading(page)).toBeVisible()
  })

  test('shows an error if the editor does not load', lateHydration, async ({ page }) => {
    await page.route('**/examples/landing/', () => {})
    await page.clock.install()
    await page.goto('')
    await page.getByRole('button', { name: 'Try it here' }).tap()
    await expect(page.getByText('The editor is loading')).toBeVisible()
    await page.clock.fastForward(10_000)
    await expect(page.getByText('The editor did not load')).toBeVisible()
    await expect(picture(page)).toBeVisible()
    const link = page.getByRole('link', { name: 'Open on its own page' })
    await expect(link).toHaveAttribute('href', /\/examples\/landing\/$/)
  })
})
