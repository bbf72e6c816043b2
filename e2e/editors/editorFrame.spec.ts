import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { violationsOf } from '../axe'
import { hold, requestsOf } from '../faults'
import { press } from '../keys'
import { MATRIX } from '../appearances'
import { waitForAnimations } from '../motion'
import { dragOver } from '../tutorial'
import { expect, test } from '../test'

// The editors on the landing page: a poster of each, and the live editor that replaces it.

const editors = ['Studio', 'Document', 'Form'] as const
type Editor = (typeof editors)[number]

const LANDING = /\/examples\/landing\/(#.*)?$/

const frame = (page: Page) => page.locator('iframe[title^="Live editor"]').locator('..')
const live = (page: Page) => page.frameLocator('iframe[title^="Live editor"]')
const radio = (page: Page, name: Editor) =>
  page.getByRole('radiogroup', { name: 'Editor' }).getByRole('radio', { name })
const ready = (page: Page) => expect(page.locator('html')).toHaveClass(/landing-page-loaded/)

/** Pixels of the editor's area, three bytes each. */
const pixelsOf = async (page: Page): Promise<Buffer> =>
  sharp(await frame(page).screenshot())
    .removeAlpha()
    .raw()
    .toBuffer()

/** The fraction of pixels in which a channel differs by more than 48 of 255. */
function differenceOf(before: Buffer, after: Buffer): number {
  let count = 0
  for (let at = 0; at < before.length; at += 3) {
    const isOther = [0, 1, 2].some((channel) => Math.abs(before[at + channel]! - after[at + channel]!) > 48)
    if (isOther) count++
  }
  return (3 * count) / before.length
}

/** The editor shown first. */
const firstEditor = (width: number): Editor => (width < 808 ? 'Document' : 'Studio')

/** The first editor at every width with a different layout, the others once, and both kinds in dark mode; one in `npm test`. */
const posters: [Editor, width: number, mode: 'light' | 'dark', tag?: string][] = [
  ['Studio', 1280, 'light'],
  ['Document', 390, 'light', MATRIX],
  ['Document', 768, 'light', MATRIX],
  ['Studio', 808, 'light', MATRIX],
  ['Studio', 1000, 'light', MATRIX],
  ['Studio', 1920, 'light', MATRIX],
  ['Document', 1280, 'light', MATRIX],
  ['Form', 1280, 'light', MATRIX],
  ['Studio', 1280, 'dark', MATRIX],
  ['Form', 390, 'dark', MATRIX],
]

for (const [editor, width, mode, tag = ''] of posters)
  test(
    `${editor} looks like its poster when it takes its place, ${mode} at ${width} px`,
    // In a narrow window, a tap loads the editor. Without late hydration, a tap before React is lost.
    { tag: [tag, width < 997 ? '@late-hydration' : ''].filter(Boolean) },
    async ({ page }) => {
      await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode)
      await page.setViewportSize({ width, height: 1400 })
      const release = await hold(page, LANDING)
      await page.goto('')
      await radio(page, editor).check()
      // In wide windows, the editor loads on its own, and the switch loads the chosen one.
      if (width < 997 && editor === firstEditor(width))
        await page.getByRole('button', { name: 'Try it here' }).click()
      const poster = page.getByRole('img', { name: new RegExp(`^${editor}: `) })
      await expect(poster).toBeVisible()
      await frame(page).scrollIntoViewIfNeeded()
      await expect
        .poll(() => poster.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
        .toBe(true)
      await waitForAnimations(page)
      // The loading state and the button cover part of the poster.
      await page.evaluate(() => {
        const sheet = new CSSStyleSheet()
        sheet.replaceSync('[data-state] > :is(button, p), [data-state]::before { display: none !important }')
        document.adoptedStyleSheets = [sheet]
      })
      const before = await pixelsOf(page)
      release()
      await ready(page)
      await expect(poster).toBeHidden()
      expect(differenceOf(before, await pixelsOf(page))).toBeLessThan(0.01)
    },
  )

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 1300 } })

  test('Studio moves a block, Document selects it, and Form undoes the move', async ({ page }) => {
    const requests = requestsOf(page, /\/examples\/assets\//)
    await page.goto('')
    await ready(page)
    // Every editor has an 80-byte script in place of its style sheet, and one with its code.
    const isLoaded = (name: string) =>
      requests.filter((url) => new RegExp(`/assets/${name}-[\\w-]+\\.js$`).test(url)).length === 2
    expect(['studio', 'document', 'form'].map(isLoaded)).toEqual([true, false, false])
    const headings = live(page).locator('.page h2, .page h3')
    const words = () => headings.allTextContents()
    const cards = ['Mix at ten', 'Shape at one', 'Bake at five']
    expect(await words()).toEqual(['Sourdough in a day', 'From flour to crust', ...cards, 'Good to know'])
    const card = live(page).locator('.card')
    await dragOver(page, card.first().locator('p'), card.last().locator('p'), [0.9, 0.5])
    await page.mouse.up()
    const moved = ['Sourdough in a day', 'From flour to crust', ...cards.slice(1), cards[0], 'Good to know']
    await expect.poll(words).toEqual(moved)
    await expect(live(page).locator('.selected-block strong')).toHaveText('Card')

    await radio(page, 'Studio').focus()
    await page.keyboard.press('ArrowRight')
    await expect(radio(page, 'Document')).toBeChecked()
    await expect(live(page).getByRole('toolbar', { name: 'Card' })).toBeVisible()
    await expect(live(page).locator('.sidebar')).toHaveCount(0)
    expect(await words()).toEqual(moved)

    await page.keyboard.press('ArrowRight')
    await expect(live(page).locator('.item[data-current=true]').getByLabel('Title')).toHaveValue('Mix at ten')
    expect(isLoaded('form')).toBe(true)
    await live(page).getByRole('button', { name: 'Undo' }).click()
    await expect.poll(words).toEqual(['Sourdough in a day', 'From flour to crust', ...cards, 'Good to know'])
  })

  test('Document adds a block between others, formats, moves, and deletes', async ({ page }) => {
    await page.goto('examples/landing/#document')
    await page
      .locator('.card')
      .first()
      .click({ position: { x: 10, y: 10 } })
    await page.getByRole('button', { name: 'Add a block after Card' }).click()
    await expect(page.getByRole('menuitem', { name: 'Nothing more fits here' })).toBeVisible()
    await press(page, 'Escape')
    await page.locator('.page h2').first().click()
    await page.getByRole('button', { name: 'Add a block after Text' }).click()
    await press(page, 'ArrowDown', 'Enter')
    await expect(page.locator('.page .button').first()).toHaveText('Button')
    await expect(page.getByRole('toolbar', { name: 'Button' })).toBeVisible()
    const texts = page.locator('.page .text')
    await page.locator('.page h2 .editable').first().focus()
    await press(page, 'Alt+F10')
    await expect(page.getByRole('button', { name: 'Heading' })).toBeFocused()
    await press(page, 'Enter')
    await expect(page.locator('.page p.text').first()).toHaveText('Sourdough in a day')
    await press(page, 'Escape')
    await expect(texts.locator('.editable').first()).toBeFocused()
    await press(page, 'Alt+ArrowDown', 'Alt+ArrowDown')
    await expect(texts.first()).toContainText('One Saturday')
    await press(page, 'Delete')
    await expect(page.getByText('Sourdough in a day')).toHaveCount(0)
    await page.locator('.page h3 .editable').first().dblclick()
    await press(page, 'End', '!')
    const toolbar = page.locator('#bubble')
    await expect(toolbar).toHaveCSS('opacity', '0')
    await page.mouse.move(9, 300)
    await expect(toolbar).toHaveCSS('opacity', '1')
  })

  test('Form edits the page, follows the rule, and adds only allowed blocks', async ({ page }) => {
    await page.goto('examples/landing/#form')
    const cards = page.getByRole('group', { name: 'Cards' })
    await cards.getByLabel('Title').first().fill('Start at nine')
    await expect(page.locator('.card h3').first()).toHaveText('Start at nine')
    await expect(cards.getByText('Takes at most three cards')).toBeVisible()
    await expect(cards.getByText('Add to Cards')).toHaveCount(0)
    await cards.getByRole('button', { name: 'Delete Card', exact: true }).first().click()
    await expect(page.locator('.card')).toHaveCount(2)
    await cards.getByText('Add to Cards').click()
    await cards.getByRole('button', { name: 'Card', exact: true }).last().click()
    await expect(page.locator('.card')).toHaveCount(3)
    await cards.getByLabel('Oven').last().check()
    await expect(page.locator('.card img').last()).toHaveAttribute('alt', 'A fire in a round oven')
  })
})

test.describe('in Studio', () => {
  test.use({ viewport: { width: 1280, height: 900 } })

  const handle = (page: Page) => page.getByRole('slider', { name: /^X-ray/ })
  const json = (page: Page) => page.getByRole('listbox', { name: 'JSON of the page' })
  const lit = (page: Page) => json(page).getByRole('option', { selected: true })

  test('X-ray shows the page as JSON and highlights a block on both sides', async ({ page }) => {
    await page.goto('examples/landing/#studio')
    await handle(page).click()
    await expect(lit(page)).toContainText('"text": "Sourdough in a day"')
    const lines = await json(page).locator('code').allTextContents()
    expect(JSON.parse(`{${lines.join('\n')}}`)).toHaveProperty('ROOT.type.resolvedName', 'Container')
    const lead = page.locator('.page p.text').first()
    await lead.hover({ position: { x: 20, y: 10 } })
    await expect(lit(page)).toContainText('One Saturday')
    await json(page).getByRole('option', { name: 'Reserve a place' }).hover()
    await expect(lit(page)).toContainText('Reserve a place')
    const [block, frame] = [page.locator('.page .button').first(), page.locator('.xray-block')]
    await expect.poll(() => frame.boundingBox()).toEqual(await block.boundingBox())
    expect(await violationsOf(page)).toEqual([])

    await json(page).focus()
    await press(page, 'ArrowDown')
    await expect(lit(page)).toContainText('What to bring')
    await expect(page.locator('.selected-block strong')).toHaveText('Button')
    await press(page, 'Delete')
    await expect(json(page)).not.toContainText('What to bring')
    await expect(json(page).locator('[data-changed]').first()).toBeVisible()

    await handle(page).focus()
    await press(page, 'ArrowLeft')
    await expect(handle(page)).toHaveAttribute('aria-valuenow', '55')
    await press(page, 'Enter')
    await expect(json(page)).toHaveCount(0)
    await waitForAnimations(page)
    const { x, y } = (await handle(page).boundingBox())!
    await page.mouse.move(x + 5, y + 20)
    await page.mouse.down()
    await page.mouse.move(x - 300, y + 20, { steps: 5 })
    await page.mouse.up()
    await expect(handle(page)).toHaveAttribute('aria-valuenow', /^[3-9]\d$/)
  })

  test('blocks and the change of editor are animated, unless motion is reduced', async ({ page }) => {
    await page.addInitScript(() => {
      const moves: unknown[] = []
      Object.assign(window, { moves })
      const { animate } = Element.prototype
      Element.prototype.animate = function (frames, timing) {
        if (this.matches('.page *')) moves.push((timing as KeyframeAnimationOptions).duration)
        return animate.call(this, frames, timing)
      }
      const start = document.startViewTransition.bind(document)
      document.startViewTransition = (change) => {
        moves.push('editor')
        return start(change)
      }
    })
    const moves = () => page.evaluate(() => [...new Set((window as unknown as { moves: unknown[] }).moves)])
    for (const reducedMotion of ['no-preference', 'reduce'] as const) {
      await page.emulateMedia({ reducedMotion })
      await page.goto('about:blank')
      await page.goto('examples/landing/#studio')
      const first = page.locator('.card h3').first()
      const words = await first.innerText()
      await page.locator('.card').first().click()
      await press(page, 'Alt+ArrowDown')
      await expect(first).not.toHaveText(words)
      const isMoving = reducedMotion === 'no-preference'
      expect(await moves()).toEqual(isMoving ? [160] : [])
      await page.getByRole('radio', { name: 'Form' }).click()
      await expect(page.locator('.shell')).toHaveAttribute('data-editor', 'form')
      expect(await moves()).toEqual(isMoving ? [160, 'editor'] : [])
    }
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('the switch responds immediately to the first tap', { tag: '@late-hydration' }, async ({ page }) => {
    await hold(page, LANDING)
    await page.goto('')
    await radio(page, 'Form').check()
    await expect(page.getByRole('img', { name: /^Form: / })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', '')
    await expect(radio(page, 'Form')).toBeChecked()
  })

  test('all three editors work by touch', { tag: '@late-hydration' }, async ({ page }) => {
    await page.goto('')
    await expect(radio(page, 'Document')).toBeChecked()
    await page.getByRole('button', { name: 'Try it here' }).tap()
    await ready(page)
    const heading = live(page).locator('.page h2').first()
    await heading.tap()
    await live(page).getByRole('toolbar', { name: 'Text' }).getByRole('button', { name: 'Move down' }).tap()
    await expect(live(page).locator('.page .text').first()).toContainText('One Saturday')
    await radio(page, 'Studio').tap()
    await expect(live(page).getByRole('button', { name: 'Customize' })).toBeVisible()
    await live(page).getByRole('button', { name: 'Button', exact: true }).tap()
    await radio(page, 'Form').tap()
    await expect(live(page).locator('.item[data-current=true]').getByLabel('Label')).toHaveValue('Button')
    for (let step = 0; step < 2; step++) await live(page).getByRole('button', { name: 'Undo' }).tap()
    await expect(live(page).locator('.page .text').first()).toHaveText('Sourdough in a day')
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the switch shows the posters of all three, which link to the editor', async ({ page }) => {
    await page.goto('')
    for (const editor of editors) {
      await radio(page, editor).check()
      const poster = page.getByRole('img', { name: new RegExp(`^${editor}: `) })
      await expect(poster).toBeVisible()
      const link = page.getByRole('link').filter({ has: poster })
      await expect(link).toHaveAttribute('href', /\/examples\/landing\/(?:#.*)?$/)
    }
    await expect(page.getByRole('button', { name: 'Try it here' })).toBeHidden()
  })
})
