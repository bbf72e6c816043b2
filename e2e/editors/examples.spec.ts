import type { Locator, Page } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { violationsOf } from '../axe'
import { blockStorage, requestsOf } from '../faults'
import { expectAnnounced, press } from '../keys'
import { setAppearance, appearances, MATRIX } from '../appearances'
import { excessWidth, waitForAnimations } from '../motion'
import { expect, test } from '../test'
import { accent, drag, dragOver, dropLine } from '../tutorial'

const red = 'rgb(224, 48, 30)'

const button = (scope: Page | Locator, name: string) => scope.getByRole('button', { name, exact: true })

async function startOver(page: Page) {
  await button(page, 'Start over').click()
  await button(page.getByRole('dialog'), 'Start over').click()
}

/** Texts of the page that are covered by the middle of the selected block's label. */
const lettersUnder = (label: Locator) =>
  label.evaluate((element) => {
    const box = element.getBoundingClientRect()
    const middle = box.top + box.height / 2
    const range = document.createRange()
    const isUnder = (line: DOMRect) =>
      line.left < box.right && line.right > box.left && line.top < middle && line.bottom > middle
    return [...document.querySelectorAll('.page .editable')].flatMap((text) => {
      range.selectNodeContents(text)
      return [...range.getClientRects()].some(isUnder) ? [text.textContent] : []
    })
  })

for (const { width, mode } of appearances)
  for (const [path, blocks, done] of [
    [
      'examples/landing/#studio',
      ['.text', '.button', '.cards', '.card', '.picture', '.container >> nth=2'],
      (page: Page) => button(page, 'Finish editing').click(),
    ],
    [
      'examples/basic/',
      ['.text', '.button', '.container >> nth=1'],
      (page: Page) => page.getByRole('switch', { name: 'Enable' }).uncheck(),
    ],
  ] as const)
    test(
      `${path} has no violations in any state, ${mode} at ${width} px`,
      { tag: MATRIX },
      async ({ page }) => {
        test.slow()
        await setAppearance(page, { width, mode })
        for (const each of ['examples', path]) {
          await page.goto(each)
          await page.locator('a', { hasText: 'Tutorial' }).first().waitFor({ state: 'attached' })
          await waitForAnimations(page)
          await expect(page.locator('html')).toHaveAttribute('data-theme', mode)
          expect(await excessWidth(page)).toBeLessThanOrEqual(0)
          expect(await violationsOf(page)).toEqual([])
        }
        const open = async (name: string) => {
          const closed = button(page, name).and(page.locator('[aria-expanded=false]'))
          if (await closed.isVisible()) await closed.click()
        }
        await open('Customize')
        for (const block of blocks) {
          await page.locator(`.page ${block}`).first().dispatchEvent('mousedown')
          await expect(page.getByText('Selected: ')).toBeVisible()
          await page.evaluate(() => {
            for (const section of document.querySelectorAll<HTMLDetailsElement>('.section'))
              section.open = true
          })
          expect(await violationsOf(page, undefined, '.sidebar')).toEqual([])
        }
        for (const name of ['Load', 'Start over']) {
          await open('More')
          // The open menu covers part of the toolbox.
          expect(await violationsOf(page, '.toolbox')).toEqual([])
          await button(page, name).click()
          const dialog = page.getByRole('dialog')
          if (name === 'Load') {
            await dialog.getByRole('textbox').fill('abc')
            await dialog.locator('[type=submit]').click()
            await expect(dialog.getByRole('alert')).toContainText(/\bnot\b/i)
          }
          await expect(dialog).toBeVisible()
          expect(await violationsOf(page, undefined, 'dialog[open]')).toEqual([])
          await press(page, 'Escape')
        }
        await done(page)
        await waitForAnimations(page)
        expect(await violationsOf(page)).toEqual([])
      },
    )

test('labels cover nothing, Layers opens at the selection, and tools fit at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('examples/landing/#document')
  const toolbar = page.locator('.bubble')
  await page.locator('.page .text', { hasText: 'One Saturday' }).click()
  await expect(toolbar).toBeVisible()
  for (const width of [1000, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(() => lettersUnder(toolbar), `${width}`).toEqual([])
  }

  await page.locator('.switch label', { hasText: 'Studio' }).click()
  await expect(page.locator('.layer-name[aria-pressed=true]')).toHaveText(/^One Saturday/)
  const selected = page.locator('.frame[data-mark=selected]')
  await expect(selected).toBeVisible()
  await page.locator('.page .actions').hover({ position: { x: 330, y: 4 } })
  const label = page.locator('.frame[data-mark=hovered] .block-label')
  const [frame, other] = [await selected.boundingBox(), await label.boundingBox()]
  expect(other!.y + other!.height <= frame!.y || other!.y >= frame!.y + frame!.height).toBe(true)
  await selected
    .locator('.block-label')
    .getByRole('button', { name: /^Delete/ })
    .click()
  const middleOf = async (part: string) => {
    const box = await page.locator(part).boundingBox()
    return Math.round(box!.x + box!.width / 2)
  }
  await expect(page.locator('.announcer')).not.toBeEmpty()
  expect(await middleOf('.announcer')).toBe(await middleOf('.stage'))

  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('examples/landing/?narrow#document')
  await page.locator('.page .text').first().click()
  await expect(button(toolbar, 'Delete')).toBeInViewport({ ratio: 1 })
})

for (const [editor, tag] of [['studio'], ['document', MATRIX], ['form', MATRIX]] as const)
  test(`the Landing editor’s top bar fits at every width: ${editor}`, { tag }, async ({ page }) => {
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

/** Two editors: how to select a block, a text in it and one elsewhere, and a page that cannot be opened. */
const editors = [
  {
    name: 'Basic',
    title: 'Basic Page Editor',
    block: (page: Page) => page.getByRole('button', { name: 'Card', exact: true }).last(),
    words: ['Subtitle', 'Hi world!'],
    broken: ['{"ROOT":', 'it is not JSON'],
    unsaved: 'Your page is not saved',
  },
  {
    name: 'Landing',
    title: 'Landing page editor',
    block: (page: Page) => page.locator('.layer-name', { hasText: 'Welcome' }),
    words: ['Sourdough in a day', 'Good to know'],
    // Other damage: content/snippets/saving/pageProblems.test.ts.
    broken: [
      '{"ROOT":{"type":{"resolvedName":"Poster"}}}',
      'Node ROOT is a Poster, which is not in the resolver.',
    ],
    unsaved: 'Not saved',
  },
] as const

for (const { name, title, block, words, broken, unsaved } of editors)
  test(`the ${name} editor has color modes, saves, and reports faults`, async ({ page, context }) => {
    const [inside, elsewhere] = words
    const text = (words: string) => page.locator('.page').getByText(words, { exact: true })
    await page.setViewportSize({ width: 1280, height: 1000 })
    const index = await context.newPage()
    for (const each of [index, page]) await each.goto('examples/')
    const tutorial = index.getByRole('main').getByRole('link', { name: 'Tutorial', exact: true })
    await expect(tutorial).toHaveAttribute('href', /docs\/guides\/basic-tutorial$/)
    await page.getByRole('link', { name: `Open the ${name} editor` }).click()
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
    const bar = page.getByRole('navigation', { name: 'Site' })
    await expect(bar.getByRole('link', { name: 'craft.js' })).toHaveAttribute('href', '/')
    await button(bar, 'Dark mode').click()
    await expect(button(bar, 'Dark mode')).toHaveAttribute('aria-pressed', 'true')
    await index.evaluate(() => localStorage.setItem('theme', 'light'))
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')

    await block(page).click()
    await press(page, 'Delete')
    await expect(text(inside)).toHaveCount(0)
    await page.reload()
    await expect(text(elsewhere)).toBeVisible()
    await expect(text(inside)).toHaveCount(0)
    await button(page, 'Start over').click()
    await button(page, 'Keep my page').click()
    await expect(text(inside)).toHaveCount(0)
    await startOver(page)
    await expect(text(inside)).toBeVisible()
    await page.reload()
    await expect(text(inside)).toBeVisible()

    const key = `examples.${name.toLowerCase()}.page`
    await page.evaluate(([key, text]) => localStorage.setItem(key, text), [key, broken[0]] as const)
    await page.reload()
    await expect(page.getByRole('alert')).toContainText(broken[1])
    expect(await violationsOf(page)).toEqual([])
    const download = page.waitForEvent('download')
    await button(page, 'Download the page').click()
    expect(await readFile(await (await download).path(), 'utf8')).toBe(broken[0])
    await button(page, 'Start with the sample page').click()
    await expect(text(inside)).toBeVisible()

    await blockStorage(page)
    await page.reload()
    await expect(text(inside)).toBeVisible()
    await expect(page.getByText(unsaved)).toHaveCount(0)
    await block(page).click()
    await press(page, 'Delete')
    await expect(text(inside)).toHaveCount(0)
    await expect(page.getByText(unsaved)).toBeVisible()
  })

test.describe('the Landing editor', () => {
  test.use({ viewport: { width: 1280, height: 1200 } })
  test.beforeEach(async ({ page }) => {
    // Otherwise a drag would wait four seconds for the last announcement to fade.
    await page.addInitScript(() => {
      const { animate } = Element.prototype
      Element.prototype.animate = function (frames, options) {
        return animate.call(this, frames, this.id === 'announcer' ? 0 : options)
      }
    })
    await page.goto('examples/landing/')
    await ready(page)
  })

  /** Waits until the panels are in place and the first text is selected. */
  async function ready(page: Page) {
    await button(page, 'Finish editing').waitFor()
    await expect(page.locator('.sidebar')).toHaveCSS('visibility', 'visible')
    await waitForAnimations(page)
  }
  async function sample(page: Page) {
    await startOver(page)
    await expect(selected(page)).toHaveText('Text')
    await ready(page)
  }

  const text = (page: Page, words: string) => page.locator('.page .text', { hasText: words }).first()
  const layer = (page: Page, name: string) => page.locator('.layer-name', { hasText: name }).first()
  const last = (page: Page) => page.locator('.actions .button')
  const film = (page: Page) => page.locator('.film')
  const tool = (page: Page, name: string) => button(page.getByRole('complementary').first(), name)
  const announcement = (page: Page) => page.locator('#announcer')
  const selected = (page: Page) => page.locator('.selected-block strong')
  const arrange = (page: Page, name: string) => button(page.getByRole('toolbar', { name: 'Arrange' }), name)
  const label = (page: Page) => page.locator('.frame[data-mark=selected] .block-label')

  test('by mouse: adds, moves, resizes, edits, copies, loads, and plays a video', async ({
    page,
    tolerate,
  }) => {
    test.slow()
    await expect(selected(page)).toHaveText('Text')
    await expect(label(page)).toContainText('Text')
    await expect(button(page, 'Undo')).toHaveAttribute('aria-disabled', 'true')
    await expect(page.locator('.layer-name')).toHaveText([
      ...['Page', 'Welcome', 'Invitation', 'Sourdough in a day', 'One Saturday, eight ovens, and'],
      ...['Actions', 'Illustration', 'The day', 'Details'],
    ])

    // Typing goes into newly added blocks.
    const count = await page.locator('.page .text').count()
    await dragOver(page, tool(page, 'Text'), page.locator('.page .picture'), [0.5, 0.3])
    await expect(dropLine(page)).toHaveCSS('height', '4px')
    await page.mouse.up()
    await button(page, 'Undo').click()
    await drag(page, tool(page, 'Text'), text(page, 'One Saturday'), [0.5, 0.9], accent)
    await expect(selected(page)).toHaveText('Text')
    await expect(page.getByRole('textbox', { name: 'text' })).toBeFocused()
    await page.keyboard.type('Fresh every week')
    await expect(text(page, 'Fresh every week')).toHaveText('Fresh every week')
    // Between two paragraphs, a label only fits next to the last words of the first one.
    expect(await lettersUnder(label(page))).toEqual([])
    await tool(page, 'Button').click()
    await expect(page.locator('.page .button [role=textbox]')).toBeFocused()
    await page.keyboard.type('Buy it now')
    await expect(page.locator('.page .button', { hasText: 'Buy it now' })).toHaveText('Buy it now')
    await tool(page, 'Picture').click()
    await expect(page.locator('.canvas')).toBeFocused()
    await press(page, 'Space')
    await expect(page.locator('.page .picture')).toHaveCount(2)
    await drag(page, tool(page, 'Container'), text(page, 'Good to know'), [0.5, 0.9], accent)
    await expect(selected(page)).toHaveText('Container')
    await expect(page.locator('.page .container:empty')).toHaveCSS('min-height', '96px')
    // Holding the button undoes step by step.
    await button(page, 'Undo').hover()
    await page.mouse.down()
    await expect(button(page, 'Undo')).toHaveAttribute('aria-disabled', 'true')
    await page.mouse.up()
    await expect(page.locator('.page .text')).toHaveCount(count)
    await button(page, 'Redo').click()
    await expect(page.locator('.page .text')).toHaveCount(count + 1)

    // Blocks can be dragged by their text and by their label.
    await drag(page, text(page, 'One Saturday'), text(page, 'Good to know'), [0.5, 0.9], accent)
    const details = page.locator('.page .container', { hasText: 'Good to know' }).last()
    await expect(details.locator('.text').nth(1)).toContainText('One Saturday')
    await drag(
      page,
      page.locator('.frame[data-mark=selected] .grip'),
      text(page, 'From flour'),
      [0.5, 0.9],
      accent,
    )
    await expect(page.locator('.container', { hasText: 'From flour' }).last()).toContainText('One Saturday')

    // Rules. By keyboard: the next test.
    await sample(page)
    await text(page, 'Sourdough').click()
    await expect(button(page, 'Move up')).toHaveAttribute('aria-disabled', 'true')
    await page.locator('.card img').nth(1).click()
    await expect(button(page, 'Move up')).toHaveAttribute('aria-disabled', 'false')
    await dragOver(page, tool(page, 'Card'), page.locator('.card').nth(1), [0.5, 0.5])
    await expect(page.locator('.target[data-mark=refused]')).toHaveText('Takes at most three cards')
    await expect(dropLine(page)).toHaveCSS('background-color', red)
    await page.mouse.up()
    await expect(page.locator('.target')).toHaveCount(0)
    await press(page, 'Delete')
    await expect(button(page, 'Duplicate')).toHaveAttribute('aria-disabled', 'false')
    await drag(page, tool(page, 'Card'), page.locator('.card').first(), [0.9, 0.5], accent)
    await expect(page.locator('.cards .card')).toHaveCount(3)
    await last(page).first().click()
    await press(page, 'Delete')
    await expect(last(page)).toHaveCount(1)
    await drag(page, last(page), text(page, 'From flour'), [0.5, 0.9], red)
    await last(page).click()
    await arrange(page, 'Delete').click()
    await expect(announcement(page)).toHaveText('Actions must keep Button')
    await expect(last(page)).toHaveCount(1)

    // Settings and handles.
    await sample(page)
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
    await page.getByLabel('Width').fill('180')
    await expect(square).toHaveCSS('width', '180px')
    await page.getByText('Colors', { exact: true }).click()
    await page.getByLabel('Background', { exact: true }).fill('#ff0000')
    await expect(square).toHaveCSS('background-color', 'rgb(255, 0, 0)')
    await page.getByText('Alignment', { exact: true }).click()
    await page.getByLabel('Row').check()
    await expect(square).toHaveCSS('flex-direction', 'row')

    // The tree of blocks.
    await sample(page)
    await text(page, 'Good to know').click()
    await expect(layer(page, 'Good to know')).toBeVisible()
    await page.locator('.card img').nth(2).click()
    await expect(layer(page, 'Bake at five')).toBeInViewport({ ratio: 1 })
    await page.locator('.layers').evaluate((list) => list.parentElement?.scrollTo(0, 0))
    // Otherwise Details would be at the edge of the list, where the browser scrolls during a drag.
    await layer(page, 'The day').press('ArrowLeft')
    await layer(page, 'Welcome').dblclick()
    await page.keyboard.type('Start')
    await press(page, 'Enter')
    await expect(selected(page)).toHaveText('Start')
    await expect(label(page)).toContainText('Start')
    await button(page, 'Hide Start').click()
    await expect(text(page, 'Sourdough')).toHaveCount(0)
    await button(page, 'Hide Start').click()
    await expect(text(page, 'Sourdough')).toBeVisible()
    await dragOver(page, layer(page, 'Start'), layer(page, 'Details'), [0.5, 0.05])
    await page.mouse.up()
    await expect(page.locator('.page h2').first()).toHaveText('From flour to crust')
    await expect(page.locator('.page h2').nth(1)).toHaveText('Sourdough in a day')

    // Copying and loading.
    await button(page, 'Copy').click()
    await expect(announcement(page)).toHaveText('Page copied to the clipboard')
    await layer(page, 'Start').click()
    await press(page, 'Delete')
    await button(page, 'Load').click()
    const field = page.getByLabel('Paste what')
    await expect(field).toBeFocused()
    await field.fill('nonsense')
    await button(page, 'Load the page').click()
    await expect(page.getByRole('alert')).toContainText('This page cannot be opened. This is not JSON')
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    expect(await violationsOf(page, undefined, 'dialog[open]')).toEqual([])
    await field.fill('')
    await press(page, 'ControlOrMeta+V')
    await button(page, 'Load the page').click()
    await expect(announcement(page)).toHaveText('Page loaded')
    await expect(text(page, 'Sourdough')).toBeVisible()
    await button(page, 'Undo').click()
    await expect(text(page, 'Sourdough')).toHaveCount(0)
    await button(page, 'Undo').click()

    // Editing in place.
    await text(page, 'Sourdough').dblclick()
    await expect(selected(page)).toHaveText('Text')
    await press(page, 'ControlOrMeta+A')
    await page.keyboard.type('<b>Mine</b>', { delay: 5 })
    await press(page, 'ArrowLeft')
    await page.keyboard.type('!')
    await expect(text(page, '<b>Mine</b')).toHaveText('<b>Mine</b!>')
    // A step covers half a second of typing, so a slow machine makes more steps.
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

    // The page that visitors see requests nothing from YouTube before they press play.
    const requests = requestsOf(page, /youtube|ytimg/)
    tolerate(/foreign host: https:\/\/www\.youtube-nocookie\.com\//)
    await page.route(/youtube|ytimg/, (route) => route.fulfill({ contentType: 'text/html', body: '' }))
    await film(page).click()
    await tool(page, 'Video').click()
    await page.getByLabel('Link or ID').fill('https://youtu.be/')
    await expect(page.getByText('This is not a link to a YouTube video')).toBeVisible()
    await page.getByLabel('Link or ID').fill('https://youtu.be/abcdefghijk')
    await button(page, 'Finish editing').click()
    await expect(button(page, 'Reserve a place now')).toBeVisible()
    await expect(page.locator('.toolbox')).toHaveCSS('visibility', 'hidden')
    await expect(page.locator('.page [draggable=true], .page [contenteditable]')).toHaveCount(0)
    await expect(button(page, 'Undo')).toHaveCount(0)
    expect(requests).toEqual([])
    await button(page, 'Play the YouTube video').click()
    await expect
      .poll(() => requests)
      .toEqual(['https://www.youtube-nocookie.com/embed/abcdefghijk?autoplay=1'])
    await button(page, 'Edit').click()
    await ready(page)
    await expect(page.locator('.page [draggable=true]')).not.toHaveCount(0)
  })

  test('by keyboard: every action works and is announced, or names the rule against it', async ({ page }) => {
    await layer(page, 'Details').press('Enter')
    await expect(selected(page)).toHaveText('Details')
    await expectAnnounced(announcement(page), [['Alt+ArrowUp', 'Details moved up: 2 of 3 in Page']])
    await expect(layer(page, 'Details')).toBeFocused()
    await expectAnnounced(announcement(page), [['Alt+ArrowRight', 'Details moved in: 3 of 3 in Welcome']])
    await expect(layer(page, 'Details')).toBeFocused()
    await expectAnnounced(announcement(page), [
      ['Alt+ArrowLeft', 'Details moved out: 2 of 3 in Page'],
      ['Alt+ArrowDown', 'Details moved down: 3 of 3 in Page'],
      ['Alt+ArrowDown', 'Details cannot move down'],
      ['Control+D', 'Details duplicated'],
    ])
    await expect(film(page)).toHaveCount(2)
    await expectAnnounced(announcement(page), [['Delete', 'Details deleted']])
    await expect(film(page)).toHaveCount(1)
    await expect(layer(page, 'Details')).toBeFocused()
    await press(page, 'F2')
    await page.keyboard.type('Rules')
    await press(page, 'Enter')
    await expect(layer(page, 'Rules')).toBeVisible()

    const add = async (name: string, words: string) => {
      await tool(page, name).press('Enter')
      await expect(announcement(page)).toHaveText(`${name} added to ${words}`)
    }
    await add('Text', 'Rules')
    await expectAnnounced(announcement(page), [['Control+Z', 'Undone']])
    await expect(text(page, 'Write something')).toHaveCount(0)
    await expectAnnounced(announcement(page), [['Control+Shift+Z', 'Redone']])
    await expect(text(page, 'Write something')).toHaveCount(1)
    await film(page).dispatchEvent('mousedown')
    await add('Text', 'Film of the last time')
    await film(page).dispatchEvent('mousedown')
    await add('Video', 'Film')
    await page.locator('.video').dispatchEvent('mousedown')
    await arrange(page, 'Duplicate').press('Enter')
    await expect(announcement(page)).toHaveText('Film does not accept another Video')
    await last(page).first().dispatchEvent('mousedown')
    await add('Text', 'Invitation')
    await page.locator('.page > .container').dispatchEvent('mousedown')
    await arrange(page, 'Delete').press('Enter')
    await expect(announcement(page)).toHaveText('Page cannot be deleted')
  })
})

test('a second tab of the Landing editor asks before it replaces a page', async ({ page, context }) => {
  const texts = (tab: Page) => tab.locator('.page .editable').allTextContents()
  const stored = () => page.evaluate(() => localStorage.getItem('examples.landing.page'))
  const remove = async (tab: Page, ...keys: string[]) => {
    await tab.locator('.page .editable').first().click()
    for (const key of keys) await press(tab, key)
  }
  await page.goto('examples/landing/')
  const other = await context.newPage()
  await other.goto('examples/landing/')
  await other.locator('.page .editable').first().waitFor()
  const before = await texts(page)
  // The first text of the sample is selected, so a click starts typing.
  await remove(page, 'Escape', 'Delete')
  await expect.poll(stored).not.toBeNull()
  const first = await stored()
  const question = other.getByRole('dialog')
  await expect(question).toContainText('another tab')
  await press(other, 'Escape')
  await expect(question).toBeVisible()
  await button(question, 'Open the other version').click()
  await expect(question).toBeHidden()
  const after = await texts(page)
  expect(after.length).toBeLessThan(before.length)
  await expect.poll(() => texts(other)).toEqual(after)
  expect(await stored()).toBe(first)

  await remove(other, 'Delete')
  await button(page.getByRole('dialog'), 'Replace it with this one').click()
  await page.reload()
  await expect.poll(() => texts(page)).toEqual(after)
})

test.describe('the Landing editor on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('moves items that do not fit in the top bar behind a button', async ({ page }) => {
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
