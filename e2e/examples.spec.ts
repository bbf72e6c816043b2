import type { Locator, Page } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { violationsOf } from './axe'
import { blockStorage, requestsOf } from './faults'
import { expectAnnounced, press } from './keys'
import { lookAs, looks, MATRIX } from './looks'
import { excessWidth, waitForAnimations } from './motion'
import { expect, test } from './test'
import { accent, drag, dragOver, dropLine } from './tutorial'

const red = 'rgb(224, 48, 30)'

const button = (scope: Page | Locator, name: string) => scope.getByRole('button', { name, exact: true })

/** The texts of the page with a line that the middle of the element lies on. */
const lettersUnder = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const label = element.getBoundingClientRect()
    const middle = label.top + label.height / 2
    const range = document.createRange()
    const isUnder = (text: Element) => {
      range.selectNodeContents(text)
      return [...range.getClientRects()].some(
        (line) =>
          line.left < label.right && line.right > label.left && line.top < middle && line.bottom > middle,
      )
    }
    return [...document.querySelectorAll('.page .editable')].filter(isUnder).map((text) => text.textContent)
  })

for (const { width, mode } of looks)
  test(
    `the index and the Landing editor have no faults, whatever is selected and when done, ${mode} at ${width} px`,
    { tag: MATRIX },
    async ({ page }) => {
      test.slow()
      await lookAs(page, { width, mode })
      await page.goto('examples')
      expect(await excessWidth(page)).toBeLessThanOrEqual(0)
      await expect(page.locator('html')).toHaveAttribute('data-theme', mode)
      expect(await violationsOf(page)).toEqual([])
      await page.goto('examples/landing/#studio')
      await button(page, 'Finish editing').waitFor()
      await waitForAnimations(page)
      expect(await excessWidth(page)).toBeLessThanOrEqual(0)
      expect(await violationsOf(page)).toEqual([])
      const customize = button(page, 'Customize')
      if ((await customize.getAttribute('aria-expanded')) === 'false') await customize.click()
      for (const block of ['.text', '.button', '.cards', '.card', '.picture', '.container >> nth=2']) {
        await page.locator(block).first().dispatchEvent('mousedown')
        await expect(page.getByText('Selected: ')).toBeVisible()
        await page.evaluate(() => {
          for (const section of document.querySelectorAll<HTMLDetailsElement>('.section')) section.open = true
        })
        expect(await violationsOf(page, undefined, '.sidebar')).toEqual([])
      }
      for (const name of ['Load', 'Start over']) {
        const closed = button(page, 'More').and(page.locator('[aria-expanded=false]'))
        if (await closed.isVisible()) await closed.click()
        // What has opened covers a part of the toolbox.
        expect(await violationsOf(page, '.toolbox')).toEqual([])
        await button(page, name).click()
        await expect(page.getByRole('dialog')).toBeVisible()
        expect(await violationsOf(page, undefined, 'dialog[open]')).toEqual([])
        await press(page, 'Escape')
      }
      await button(page, 'Finish editing').click()
      await waitForAnimations(page)
      expect(await violationsOf(page)).toEqual([])
    },
  )

for (const [editor, tag] of [['studio'], ['document', MATRIX], ['form', MATRIX]] as const)
  test(`the bar of the Landing editor fits at every width: ${editor}`, { tag }, async ({ page }) => {
    await page.goto(`examples/landing/#${editor}`)
    for (const width of [320, 390, 540, 743, 744, 999, 1000, 1280]) {
      await page.setViewportSize({ width, height: 844 })
      for (const control of [
        page.getByRole('radiogroup', { name: 'Editor' }),
        button(page, 'Undo'),
        button(page, 'Finish editing'),
      ])
        await expect(control, `at ${width} px`).toBeInViewport({ ratio: 1 })
    }
  })

test('the index leads to both editors, which lead back, and follow the color mode of a page beside them', async ({
  page,
  context,
}) => {
  const other = await context.newPage()
  await other.goto('examples/')
  const tutorial = other.getByRole('main').getByRole('link', { name: 'Tutorial', exact: true })
  await expect(tutorial).toHaveAttribute('href', /docs\/guides\/basic-tutorial$/)
  for (const [editor, title] of [
    ['Landing', 'Landing page editor'],
    ['Basic', 'Basic Page Editor'],
  ] as const) {
    await page.goto('examples/')
    await page.getByRole('link', { name: `Open the ${editor} editor` }).click()
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
    const bar = page.getByRole('navigation', { name: 'Site' })
    await expect(bar.getByRole('link', { name: 'craft.js' })).toHaveAttribute('href', '/')
    await button(bar, 'Dark mode').click()
    await expect(button(bar, 'Dark mode')).toHaveAttribute('aria-pressed', 'true')
    await other.evaluate(() => localStorage.setItem('theme', 'light'))
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  }
})

/** Both editors: how a block is selected, a text in it and one elsewhere, and a page that cannot be opened. */
const editors = [
  {
    name: 'Basic',
    block: (page: Page) => page.getByRole('button', { name: 'Card', exact: true }).last(),
    words: ['Subtitle', 'Hi world!'],
    broken: ['{"ROOT":', 'it is not JSON'],
    unsaved: 'Your page is not saved',
  },
  {
    name: 'Landing',
    block: (page: Page) => page.locator('.layer-name', { hasText: 'Welcome' }),
    words: ['Sourdough in a day', 'Good to know'],
    // What else can be wrong: examples/landing/src/saving/checkPage.test.ts.
    broken: ['{"ROOT":{"type":{"resolvedName":"Poster"}}}', 'Block ROOT has an unknown type: "Poster".'],
    unsaved: 'Not saved',
  },
] as const

for (const { name, block, words, broken, unsaved } of editors)
  test.describe(`a page of the ${name} editor`, () => {
    const path = `examples/${name.toLowerCase()}/`
    const [inside, elsewhere] = words
    const text = (page: Page, words: string) => page.locator('.page').getByText(words, { exact: true })
    test.use({ viewport: { width: 1280, height: 1000 } })

    test('is restored on the next visit, and starts over on request', async ({ page }) => {
      await page.goto(path)
      await block(page).click()
      await press(page, 'Delete')
      await expect(text(page, inside)).toHaveCount(0)
      await page.reload()
      await expect(text(page, elsewhere)).toBeVisible()
      await expect(text(page, inside)).toHaveCount(0)
      await button(page, 'Start over').click()
      await button(page, 'Keep my page').click()
      await expect(text(page, inside)).toHaveCount(0)
      await button(page, 'Start over').click()
      await button(page.getByRole('dialog'), 'Start over').click()
      await expect(text(page, inside)).toBeVisible()
      await page.reload()
      await expect(text(page, inside)).toBeVisible()
    })

    test('is offered for download when it is broken', async ({ page }) => {
      await page.goto(path)
      const key = `examples.${name.toLowerCase()}.page`
      await page.evaluate(([key, text]) => localStorage.setItem(key, text), [key, broken[0]] as const)
      await page.reload()
      await expect(page.getByRole('alert')).toContainText(broken[1])
      expect(await violationsOf(page)).toEqual([])
      const download = page.waitForEvent('download')
      await button(page, 'Download the page').click()
      expect(await readFile(await (await download).path(), 'utf8')).toBe(broken[0])
      await button(page, 'Start with the sample page').click()
      await expect(text(page, inside)).toBeVisible()
    })

    test('is edited where storage is blocked, with a message that it is not saved', async ({ page }) => {
      await blockStorage(page)
      await page.goto(path)
      await expect(text(page, inside)).toBeVisible()
      await expect(page.getByText(unsaved)).toHaveCount(0)
      await block(page).click()
      await press(page, 'Delete')
      await expect(text(page, inside)).toHaveCount(0)
      await expect(page.getByText(unsaved)).toBeVisible()
    })
  })

test.describe('the Landing editor', () => {
  test.use({ viewport: { width: 1280, height: 1200 } })
  test.beforeEach(async ({ page }) => {
    await page.goto('examples/landing/')
    await ready(page)
  })

  /** Waits until the panels stand where they stay. */
  async function ready(page: Page) {
    await button(page, 'Finish editing').waitFor()
    await expect(page.locator('.sidebar')).toHaveCSS('visibility', 'visible')
    await waitForAnimations(page)
  }

  const text = (page: Page, words: string) => page.locator('.page .text', { hasText: words }).first()
  const layer = (page: Page, name: string) => page.locator('.layer-name', { hasText: name }).first()
  const actions = (page: Page) => page.locator('.actions')
  const cards = (page: Page) => page.locator('.cards')
  const film = (page: Page) => page.locator('.film')
  const tool = (page: Page, name: string) => button(page.getByRole('complementary').first(), name)
  const announcement = (page: Page) => page.locator('#announcer')
  const selected = (page: Page) => page.locator('.selected-block strong')
  const arrange = (page: Page) => page.getByRole('toolbar', { name: 'Arrange' })
  const names = (page: Page) => page.locator('.layer-name').allTextContents()

  // What it says about other text: examples/landing/src/saving/readCopied.test.ts.
  test('copies a page as text and loads it, and explains what is wrong with other text', async ({ page }) => {
    await button(page, 'Copy').click()
    await expect(announcement(page)).toHaveText('Page copied to the clipboard')
    await layer(page, 'Welcome').click()
    await press(page, 'Delete')
    await button(page, 'Load').click()
    const field = page.getByLabel('Paste what')
    await expect(field).toBeFocused()
    await field.fill('nonsense')
    const load = button(page, 'Load the page')
    await load.click()
    await expect(page.getByRole('alert')).toContainText('This is not a complete page.')
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    expect(await violationsOf(page, undefined, 'dialog[open]')).toEqual([])
    await field.fill('')
    await press(page, 'ControlOrMeta+V')
    await load.click()
    await expect(announcement(page)).toHaveText('Page loaded')
    await expect(text(page, 'Sourdough')).toBeVisible()
    await button(page, 'Undo').click()
    await expect(text(page, 'Sourdough')).toHaveCount(0)
  })

  test('takes blocks from the toolbox by mouse, and moves them by their text or label', async ({ page }) => {
    await expect(selected(page)).toHaveText('Text')
    await expect(page.locator('.frame.selected .block-label')).toContainText('Text')
    await expect(button(page, 'Undo')).toHaveAttribute('aria-disabled', 'true')
    await dragOver(page, tool(page, 'Text'), page.locator('.page .picture'), [0.5, 0.3])
    await expect(dropLine(page)).toHaveCSS('height', '4px')
    await page.mouse.up()
    await button(page, 'Undo').click()
    await drag(page, tool(page, 'Text'), text(page, 'One Saturday'), [0.5, 0.9], accent)
    await expect(text(page, 'Write something')).toBeVisible()
    await expect(selected(page)).toHaveText('Text')
    await drag(page, tool(page, 'Container'), text(page, 'Good to know'), [0.5, 0.9], accent)
    await expect(selected(page)).toHaveText('Container')
    await expect(page.locator('.page .container:empty')).toHaveCSS('min-height', '96px')
    // Held down, the button goes back step by step.
    await button(page, 'Undo').hover()
    await page.mouse.down()
    await expect(text(page, 'Write something')).toHaveCount(0)
    await page.mouse.up()
    await expect(button(page, 'Undo')).toHaveAttribute('aria-disabled', 'true')
    await button(page, 'Redo').click()
    await expect(text(page, 'Write something')).toBeVisible()
    await drag(page, text(page, 'One Saturday'), text(page, 'Good to know'), [0.5, 0.9], accent)
    const details = page.locator('.page .container', { hasText: 'Good to know' }).last()
    await expect(details.locator('.text').nth(1)).toContainText('One Saturday')
    const grip = page.locator('.frame.selected .grip')
    await drag(page, grip, text(page, 'From flour'), [0.5, 0.9], accent)
    await expect(page.locator('.container', { hasText: 'From flour' }).last()).toContainText('One Saturday')
  })

  test('lets one type into what was just added, and shows at once where the block selected now can go', async ({
    page,
  }) => {
    await drag(page, tool(page, 'Text'), text(page, 'One Saturday'), [0.5, 0.9], accent)
    await expect(page.getByRole('textbox', { name: 'text' })).toBeFocused()
    await page.keyboard.type('Fresh every week')
    await expect(text(page, 'Fresh every week')).toHaveText('Fresh every week')
    // There is no room for a label between two paragraphs but beside the last words of the first one.
    expect(await lettersUnder(page, '.frame.selected .block-label')).toEqual([])
    await tool(page, 'Button').click()
    await expect(page.locator('.page .button [role=textbox]')).toBeFocused()
    await page.keyboard.type('Buy it now')
    await expect(page.locator('.page .button', { hasText: 'Buy it now' })).toHaveText('Buy it now')
    await tool(page, 'Picture').click()
    await expect(page.locator('.canvas')).toBeFocused()
    await press(page, 'Space')
    await expect(page.locator('.page .picture')).toHaveCount(2)
    await text(page, 'Sourdough').click()
    await expect(button(page, 'Move up')).toHaveAttribute('aria-disabled', 'true')
    await page.locator('.card img').nth(1).click()
    await expect(button(page, 'Move up')).toHaveAttribute('aria-disabled', 'false')
    await press(page, 'Delete')
    await expect(button(page, 'Duplicate')).toHaveAttribute('aria-disabled', 'false')
  })

  test('obeys the three rules, by mouse and by keyboard, and names them', async ({ page }) => {
    await dragOver(page, tool(page, 'Card'), page.locator('.card').nth(1), [0.5, 0.5])
    await expect(page.locator('.target.refused')).toHaveText('Takes at most three cards')
    await expect(dropLine(page)).toHaveCSS('background-color', red)
    await page.mouse.up()
    await expect(page.locator('.target')).toHaveCount(0)
    await page
      .locator('.card')
      .first()
      .click({ position: { x: 5, y: 5 } })
    await press(page, 'Delete')
    await drag(page, tool(page, 'Card'), page.locator('.card').first(), [0.9, 0.5], accent)
    await expect(cards(page).locator('.card')).toHaveCount(3)
    await drag(page, tool(page, 'Text'), actions(page), [0.8, 0.5], red)
    await drag(page, tool(page, 'Video'), film(page), [0.5, 0.5], accent)
    await drag(page, tool(page, 'Video'), film(page), [0.5, 0.5], red)
    await expect(film(page).locator('.video')).toHaveCount(1)
    const last = actions(page).locator('.button')
    await last.first().click()
    await press(page, 'Delete')
    await expect(last).toHaveCount(1)
    await drag(page, last, text(page, 'From flour'), [0.5, 0.9], red)
    await last.click()
    await button(arrange(page), 'Delete').click()
    await expect(announcement(page)).toHaveText('Actions must keep Button')
    await expect(last).toHaveCount(1)
    await last.dispatchEvent('mousedown')
    await tool(page, 'Text').press('Enter')
    await expect(announcement(page)).toHaveText('Text added to Invitation')
    await page.locator('.video').dispatchEvent('mousedown')
    await button(arrange(page), 'Duplicate').click()
    await expect(announcement(page)).toHaveText('Film does not accept another Video')
    await page.locator('.page > .container').dispatchEvent('mousedown')
    await button(arrange(page), 'Delete').press('Enter')
    await expect(announcement(page)).toHaveText('Page cannot be deleted')
  })

  test('edits texts and buttons in place, undoes and saves that, and hides its tools after “Finish editing”', async ({
    page,
  }) => {
    await text(page, 'Sourdough').dblclick()
    await expect(selected(page)).toHaveText('Text')
    await press(page, 'ControlOrMeta+A')
    await page.keyboard.type('<b>Mine</b>', { delay: 5 })
    await press(page, 'ArrowLeft')
    await page.keyboard.type('!')
    await expect(text(page, '<b>Mine</b')).toHaveText('<b>Mine</b!>')
    // Half a second of typing is one step, so a slow machine needs more of them.
    await expect(async () => {
      await press(page, 'ControlOrMeta+Z')
      await expect(text(page, 'Sourdough in a day')).toBeVisible({ timeout: 300 })
    }).toPass()
    await press(page, 'Escape')
    await page.locator('.page .button').first().click()
    await page.locator('.page .button').first().click()
    await expect(page.locator('[contenteditable]')).toHaveCount(0)
    await page.locator('.page .button .editable').first().dblclick()
    await press(page, 'End')
    await page.keyboard.type(' now')
    await page.reload()
    await ready(page)
    await button(page, 'Finish editing').click()
    await expect(button(page, 'Reserve a place now')).toBeVisible()
    await expect(page.locator('.toolbox')).toHaveCSS('visibility', 'hidden')
    await expect(page.locator('.page [draggable=true], .page [contenteditable]')).toHaveCount(0)
    await expect(button(page, 'Undo')).toHaveCount(0)
    await button(page, 'Edit').click()
    await ready(page)
    await expect(page.locator('.page [draggable=true]')).not.toHaveCount(0)
  })

  test('changes blocks by their settings, and resizes them by handles', async ({ page }) => {
    await text(page, 'Sourdough').click()
    await page.getByLabel('Font size').fill('50')
    await page.getByLabel('Center').check()
    await expect(text(page, 'Sourdough')).toHaveCSS('font-size', '50px')
    await expect(text(page, 'Sourdough')).toHaveCSS('text-align', 'center')
    await expect(page.locator('.section', { hasText: 'Typography' }).locator('.summary')).toHaveText(
      '50 px, center, 700',
    )
    const square = page.locator('.page .container', { hasText: 'Good to know' }).last()
    await square.click({ position: { x: 355, y: 8 } })
    await expect(page.locator('.handle')).toHaveCount(8)
    const before = await square.boundingBox()
    const { x, y } = (await page.locator('.handle[data-edge=se]').boundingBox()) ?? { x: 0, y: 0 }
    await page.mouse.move(x + 5, y + 5)
    await page.mouse.down()
    await page.mouse.move(x + 35, y - 25, { steps: 6 })
    await page.mouse.up()
    const after = await square.boundingBox()
    expect(after?.width).toBeCloseTo((before?.width ?? 0) + 30, -1)
    expect(after?.height).toBeCloseTo((before?.height ?? 0) - 30, -1)
    await button(page, 'Undo').click()
    await expect(page.getByLabel('Width')).toHaveValue('54%')
    await page.getByLabel('Width').fill('nonsense')
    await expect(page.getByText('Write a length such as')).toBeVisible()
    await page.getByLabel('Width').fill('180')
    await press(page, 'Enter')
    await expect(square).toHaveCSS('width', '180px')
    await page.getByText('Colors', { exact: true }).click()
    await page.getByLabel('Background', { exact: true }).fill('#ff0000')
    await expect(square).toHaveCSS('background-color', 'rgb(255, 0, 0)')
    await page.getByText('Alignment', { exact: true }).click()
    await page.getByLabel('Row').check()
    await expect(square).toHaveCSS('flex-direction', 'row')
  })

  test('shows the tree of blocks: selects, opens, renames, hides and moves them', async ({ page }) => {
    expect(await names(page)).toEqual([
      ...['Page', 'Welcome', 'Invitation', 'Sourdough in a day', 'One Saturday, eight ovens, and'],
      ...['Actions', 'Illustration'],
      ...['The day', 'Details'],
    ])
    await text(page, 'Good to know').click()
    await expect(layer(page, 'Good to know')).toBeVisible()
    await page.locator('.card img').nth(2).click()
    await expect(layer(page, 'Bake at five')).toBeInViewport({ ratio: 1 })
    await page.locator('.layers').evaluate((list) => list.parentElement?.scrollTo(0, 0))
    // Otherwise Details is at the edge of the list, where the browser scrolls during a drag.
    await layer(page, 'The day').press('ArrowLeft')
    await layer(page, 'Welcome').dblclick()
    await page.keyboard.type('Start')
    await press(page, 'Enter')
    await expect(selected(page)).toHaveText('Start')
    await expect(page.locator('.frame.selected .block-label')).toContainText('Start')
    await button(page, 'Hide Start').click()
    await expect(text(page, 'Sourdough')).toHaveCount(0)
    await button(page, 'Hide Start').click()
    await expect(text(page, 'Sourdough')).toBeVisible()
    await dragOver(page, layer(page, 'Start'), layer(page, 'Details'), [0.5, 0.05])
    await page.mouse.up()
    const headings = page.locator('.page h2')
    await expect(headings.first()).toHaveText('From flour to crust')
    await expect(headings.nth(1)).toHaveText('Sourdough in a day')
  })

  test('does everything by keyboard, and announces it', async ({ page }) => {
    await layer(page, 'Details').press('Enter')
    await expect(selected(page)).toHaveText('Details')
    await expectAnnounced(announcement(page), [['Alt+ArrowUp', 'Details moved up: 2 of 3 in Page']])
    await expect(layer(page, 'Details')).toBeFocused()
    await expectAnnounced(announcement(page), [['Alt+ArrowRight', 'Details moved in: 3 of 3 in Welcome']])
    await expect(layer(page, 'Details')).toBeFocused()
    await expectAnnounced(announcement(page), [
      ['Alt+ArrowLeft', 'Details moved out: 2 of 3 in Page'],
      ['Alt+ArrowDown', 'Details moved down: 3 of 3 in Page'],
      ['Alt+ArrowDown', 'Details is already the last'],
      ['Control+D', 'Details duplicated'],
    ])
    await expect(page.locator('.film')).toHaveCount(2)
    await expectAnnounced(announcement(page), [['Delete', 'Details deleted']])
    await expect(page.locator('.film')).toHaveCount(1)
    await expect(layer(page, 'Details')).toBeFocused()
    await press(page, 'F2')
    await page.keyboard.type('Rules')
    await press(page, 'Enter')
    await expect(layer(page, 'Rules')).toBeVisible()
    await tool(page, 'Text').press('Enter')
    await expect(announcement(page)).toHaveText('Text added to Rules')
    await expectAnnounced(announcement(page), [['Control+Z', 'Undone']])
    await expect(text(page, 'Write something')).toHaveCount(0)
    await expectAnnounced(announcement(page), [['Control+Shift+Z', 'Redone']])
    await expect(text(page, 'Write something')).toHaveCount(1)
  })

  test('requests nothing from YouTube before the reader presses play', async ({ page }) => {
    const requests = requestsOf(page, /youtube|ytimg/)
    await page.route(/youtube|ytimg/, (route) => route.fulfill({ contentType: 'text/html', body: '' }))
    await layer(page, 'Welcome').click()
    await tool(page, 'Video').click()
    await page.getByLabel('Link or ID').fill('https://youtu.be/abcdefghijk')
    await press(page, 'Enter')
    await button(page, 'Finish editing').click()
    expect(requests).toEqual([])
    await button(page, 'Play the YouTube video').click()
    await expect
      .poll(() => requests)
      .toEqual(['https://www.youtube-nocookie.com/embed/abcdefghijk?autoplay=1'])
  })
})

test.describe('the Landing editor on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('hides what does not fit into the bar behind a button', async ({ page }) => {
    await page.goto('examples/landing/')
    const more = button(page, 'More')
    await expect(button(page, 'Copy')).toBeHidden()
    await more.tap()
    await expect(more).toHaveAttribute('aria-expanded', 'true')
    await expect(button(page, 'Copy')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Tutorial', exact: true })).toBeVisible()
    await press(page, 'Escape')
    await expect(button(page, 'Copy')).toBeHidden()
    await expect(more).toBeFocused()
    await more.tap()
    await button(page, 'Start over').tap()
    await expect(page.getByRole('dialog')).toBeVisible()
  })
})
