import type { Locator, Page } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { deflateRawSync } from 'node:zlib'
import { violationsOf } from './axe'
import { copiedText } from './clipboard'
import { blockStorage } from './faults'
import { lookAs, looksAtLength } from './looks'
import { excessWidth } from './motion'
import { expect, test } from './test'
import { accent, drag, dragOver, dropLine } from './tutorial'

const red = 'rgb(224, 48, 30)'
const key = 'examples.basic.page'

const start = ['Title', 'Subtitle', 'Learn more', 'Click me', 'Hi world!', "It's me again!"]
const text = (page: Page, words: string) => page.locator('.page .text', { hasText: words }).first()
const blocks = (page: Page) => page.locator('.page .button', { hasText: 'Click me' })
const words = (page: Page) => page.locator('.page .text, .page .button').allTextContents()
const button = (scope: Page | Locator, name: string) => scope.getByRole('button', { name, exact: true })
const tool = (page: Page, name: string) => button(page.getByRole('region', { name: 'Toolbox' }), name)
const outline = (page: Page) => page.getByRole('region', { name: 'Outline' })
const item = (page: Page, name: string) => outline(page).getByRole('button', { name }).first()
const settings = (page: Page) => page.getByRole('region', { name: 'Settings' })
const announcement = (page: Page) => page.getByRole('status')

const node = (resolvedName: string, props: object, nodes: string[]) => ({
  type: { resolvedName },
  isCanvas: resolvedName === 'Container',
  props,
  displayName: resolvedName,
  custom: {},
  hidden: false,
  nodes,
  linkedNodes: {},
})
const savedPage = { ROOT: node('Container', { padding: 20 }, ['a']), a: node('Text', { text: '' }, []) }

test.describe('by mouse', () => {
  test.use({ viewport: { width: 1280, height: 900 } })
  test.beforeEach(({ page }) => page.goto('examples/basic/'))

  test('takes each of the four from the toolbox, and selects it', async ({ page }) => {
    await drag(page, tool(page, 'Text'), text(page, 'Hi world'), [0.5, 0.9], accent)
    await drag(page, tool(page, 'Button'), text(page, 'Hi world'), [0.5, 0.1], accent)
    await drag(page, tool(page, 'Container'), text(page, 'Hi world'), [0.5, 0.1], accent)
    expect(await words(page)).toEqual([...start.slice(0, 4), 'Click me', 'Hi world!', 'Hi', start[5]])
    const added = page.locator('.page .container:empty')
    await expect(added).toHaveAttribute('data-selected', 'true')
    await drag(page, tool(page, 'Card'), added, [0.5, 0.5], accent)
    await expect(page.locator('.card-region')).toHaveCount(4)
  })

  test('moves into a nested container and out of it, and names the rule that refuses', async ({ page }) => {
    const card = page.locator('.page > .container > .container').first()
    const target = page.locator('.page [data-drop]')
    for (const [source, goal, reason] of [
      [blocks(page), text(page, 'Title'), 'Takes texts only'],
      [tool(page, 'Card'), text(page, 'Title'), 'Takes texts only'],
      [text(page, 'Hi world'), button(page, 'Learn more'), 'Takes buttons only'],
    ] as const) {
      await dragOver(page, source, goal, [0.4, 0.8])
      await expect(target).toHaveAttribute('data-refusal', reason)
      const tag = () => target.evaluate((element) => getComputedStyle(element, '::after').content)
      await expect.poll(tag).toBe(`"${reason}"`)
      await expect(dropLine(page)).toHaveCSS('background-color', red)
      await page.mouse.up()
    }
    expect(await words(page)).toEqual(start)
    await drag(page, text(page, 'Hi world'), text(page, 'Title'), [0.4, 0.8], accent)
    expect((await words(page)).slice(0, 3)).toEqual(['Title', 'Hi world!', 'Subtitle'])
    await drag(page, text(page, 'Hi world'), card, [0.4, 0.03], accent)
    expect((await words(page))[0]).toBe('Hi world!')
    await dragOver(page, text(page, 'Hi world'), text(page, 'again'), [0.5, 0.9])
    await expect(target).toHaveAttribute('data-drop', 'taken')
    await expect(target).toContainText("It's me again!")
    await page.mouse.up()
    await expect(target).toHaveCount(0)
    expect((await words(page)).slice(-2)).toEqual(["It's me again!", 'Hi world!'])
  })

  test('selects on a click, and edits in place on Enter, F2 and a double click, and by settings', async ({
    page,
  }) => {
    const field = page.getByRole('textbox', { name: 'Text' })
    await text(page, 'Hi world').click()
    await expect(text(page, 'Hi world')).toHaveCSS('outline-style', 'solid')
    await expect(field).toHaveCount(0)
    await page.keyboard.press('Enter')
    await expect(field).toBeFocused()
    await page.keyboard.type('By key')
    await page.keyboard.press('Enter')
    await expect(field).toHaveCount(0)
    await item(page, 'Text By key').press('F2')
    await expect(settings(page)).toContainText('Selected: Text')
    await expect(field).toBeFocused()
    await page.keyboard.press('Escape')
    await text(page, 'By key').dblclick()
    await expect(field).toBeFocused()
    await page.keyboard.type('Changed <b>')
    await page.keyboard.press('Enter')
    await expect(text(page, 'Changed')).toHaveText('Changed <b>')
    await page.getByLabel('Words').fill('By form')
    await page.getByLabel('Font size').fill('40')
    await page.getByLabel('Alignment').selectOption('Center')
    await expect(text(page, 'By form')).toHaveCSS('font-size', '40px')
    await expect(text(page, 'By form')).toHaveCSS('text-align', 'center')
    // A button of the page is selected by its focus, and fields have their keys to themselves.
    await button(page, 'Click me').focus()
    await expect(settings(page)).toContainText('Selected: Button')
    await page.getByLabel('Label').press('End')
    await page.keyboard.press('Backspace')
    await expect(button(page, 'Click m')).toBeVisible()
  })

  test('undoes and redoes, and does nothing while editing is off', async ({ page }) => {
    await expect(button(page, 'Undo')).toBeDisabled()
    await blocks(page).click()
    await page.getByLabel('Large').check()
    await button(settings(page), 'Delete').click()
    await expect(blocks(page)).toHaveCount(0)
    await button(page, 'Undo').click()
    await expect(blocks(page)).toHaveAttribute('data-size', 'large')
    await button(page, 'Undo').click()
    await expect(blocks(page)).toHaveAttribute('data-size', 'small')
    await button(page, 'Redo').click()
    await expect(blocks(page)).toHaveAttribute('data-size', 'large')
    await page.getByRole('switch', { name: 'Enable' }).uncheck()
    await expect(page.locator('[draggable=true], [data-selected=true]')).toHaveCount(0)
    await expect(button(page, 'Undo')).toBeDisabled()
    await expect(tool(page, 'Text')).toBeDisabled()
    await expect(item(page, 'Card')).toBeDisabled()
  })

  test('copies the state and loads it, as one step that can be undone', async ({ page }) => {
    await text(page, 'Hi world').click()
    await page.getByLabel('Words').fill('Grüße, 世界')
    await button(page, 'Copy current state').click()
    await expect(announcement(page)).toHaveText('State copied to clipboard')
    const copied = await copiedText(page)
    expect(copied).toMatch(/^[\w+/]+=*$/)
    await button(settings(page), 'Delete').click()
    await button(page, 'Load').click()
    await page.getByRole('dialog').getByRole('textbox').fill(`  ${copied}\n`)
    await button(page.getByRole('dialog'), 'Load').click()
    await expect(announcement(page)).toHaveText('State loaded')
    await expect(text(page, 'Grüße, 世界')).toBeVisible()
    await button(page, 'Undo').click()
    await expect(text(page, 'Grüße')).toHaveCount(0)
  })

  test('explains why a text cannot be loaded, and changes nothing', async ({ page }) => {
    const packed = (value: object | string) =>
      deflateRawSync(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64')
    await button(page, 'Load').click()
    const dialog = page.getByRole('dialog')
    await expect(button(dialog, 'Load')).toBeDisabled()
    for (const [input, problem] of [
      ['ünïcode', 'a part of it is missing'],
      [packed('no JSON'), 'it is not JSON'],
      [packed('[]'), 'the element "ROOT" is missing'],
      [packed({ ROOT: node('Video', {}, []) }), '"ROOT" is of an unknown kind'],
      [packed({ ROOT: savedPage.ROOT }), 'the element "a" is missing'],
      [packed({ ...savedPage, a: node('Container', {}, ['ROOT']) }), 'the element "ROOT" is there twice'],
      [packed({ ...savedPage, a: node('Text', { text: {} }, []) }), 'props of the element "a" are damaged'],
    ] as const) {
      await dialog.getByRole('textbox').fill(input)
      await button(dialog, 'Load').click()
      await expect(dialog.getByRole('alert')).toContainText(problem)
    }
    await button(dialog, 'Cancel').click()
    expect(await words(page)).toEqual(start)
    await expect(button(page, 'Undo')).toBeDisabled()
  })

  test('restores the page on the next visit, and starts over on request', async ({ page }) => {
    await blocks(page).click()
    await button(settings(page), 'Delete').click()
    await page.reload()
    await expect(text(page, 'Hi world')).toBeVisible()
    await expect(blocks(page)).toHaveCount(0)
    await expect(button(page, 'Undo')).toBeDisabled()
    await button(page, 'Start over').click()
    await button(page, 'Keep my page').click()
    await expect(blocks(page)).toHaveCount(0)
    await button(page, 'Start over').click()
    await button(page.getByRole('dialog'), 'Start over').click()
    await expect(blocks(page)).toHaveCount(1)
    await page.reload()
    await expect(blocks(page)).toHaveCount(1)
  })

  test('offers a broken saved page for download', async ({ page }) => {
    await page.evaluate((key) => localStorage.setItem(key, '{"ROOT":'), key)
    await page.reload()
    await expect(page.getByRole('alert')).toContainText('it is not JSON')
    expect(await violationsOf(page)).toEqual([])
    const download = page.waitForEvent('download')
    await button(page, 'Download the page').click()
    expect(await readFile(await (await download).path(), 'utf8')).toBe('{"ROOT":')
    await button(page, 'Start with the sample page').click()
    await expect(text(page, 'Hi world')).toBeVisible()
  })
})

test('warns that nothing is saved where storage is blocked', async ({ page }) => {
  await blockStorage(page)
  await page.goto('examples/basic/')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await blocks(page).click()
  await page.getByLabel('Large').check()
  await expect(page.getByRole('alert')).toContainText('Your page is not saved')
})

test.describe('by keyboard', () => {
  test.use({ viewport: { width: 1280, height: 844 } })
  test.beforeEach(({ page }) => page.goto('examples/basic/'))

  test('selects, moves, duplicates and deletes, and announces it', async ({ page }) => {
    await item(page, 'Text Hi world!').focus()
    await page.keyboard.press('Enter')
    await expect(settings(page)).toContainText('Selected: Text')
    await page.keyboard.press('Alt+ArrowUp')
    await expect(announcement(page)).toHaveText('Text moved up: 2 of 4 in Container')
    await expect(item(page, 'Text Hi world!')).toBeFocused()
    await page.keyboard.press('Alt+ArrowRight')
    await expect(announcement(page)).toHaveText('Text moved in: 3 of 3 in Card top')
    await expect(item(page, 'Text Hi world!')).toBeFocused()
    await page.keyboard.press('Alt+ArrowDown')
    await expect(announcement(page)).toHaveText('Text is last already')
    await page.keyboard.press('Alt+ArrowLeft')
    await expect(announcement(page)).toHaveText('Text moved out: 2 of 4 in Container')
    await page.keyboard.press('Control+d')
    await expect(announcement(page)).toHaveText('Text duplicated')
    await expect(page.locator('.page .text', { hasText: 'Hi world!' })).toHaveCount(2)
    await page.keyboard.press('Delete')
    await expect(announcement(page)).toHaveText('Text deleted')
    expect(await words(page)).toEqual([...start.slice(0, 3), 'Hi world!', 'Click me', start[5]])
    await page.keyboard.press('Control+z')
    await page.keyboard.press('Control+Shift+z')
    await page.keyboard.press('Escape')
    await expect(settings(page)).not.toContainText('Selected')
  })

  test('adds into the selection or beside it, duplicates a card, and leaves its regions alone', async ({
    page,
  }) => {
    await item(page, 'Card top').press('Enter')
    await tool(page, 'Text').press('Enter')
    await expect(announcement(page)).toHaveText('Text added to Card top')
    await tool(page, 'Button').press('Enter')
    await expect(announcement(page)).toHaveText('Button added to Container')
    const card = ['Title', 'Subtitle', 'Hi', 'Learn more']
    expect(await words(page)).toEqual([...card, 'Click me', ...start.slice(3)])
    await item(page, 'Card').press('Enter')
    await page.keyboard.press('Control+d')
    await expect(page.locator('.card-region')).toHaveCount(4)
    expect((await words(page)).slice(0, 8)).toEqual([...card, ...card])
    await item(page, 'Card top').press('Enter')
    await page.keyboard.press('Alt+ArrowDown')
    await expect(announcement(page)).toHaveText('Card top stays here')
    await page.keyboard.press('Delete')
    await expect(announcement(page)).toHaveText('Card top cannot be deleted')
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('leaves two thirds of the screen to the page until something is selected, and works by tapping', async ({
    page,
  }) => {
    await page.goto('examples/basic/')
    const panels = page.getByRole('complementary', { name: 'Editor' })
    const roomOfPage = async () =>
      ((await panels.boundingBox())?.y ?? 0) - ((await page.locator('.workspace').boundingBox())?.y ?? 0)
    expect(await roomOfPage()).toBeGreaterThan((844 * 2) / 3)
    await expect(tool(page, 'Card')).toBeInViewport({ ratio: 1 })
    await text(page, 'Title').tap()
    expect(await roomOfPage()).toBeLessThan(844 / 2)
    await expect(settings(page)).toBeInViewport()
    await button(page, 'Move out').tap()
    await expect(announcement(page)).toHaveText('Text moved out: 2 of 5 in Container')
    await tool(page, 'Button').tap()
    await expect(announcement(page)).toHaveText('Button added to Container')
    await expect(blocks(page)).toHaveCount(2)
    await button(page, 'Undo').tap()
    await button(page, 'Undo').tap()
    expect(await words(page)).toEqual(start)
    // Buttons that do not fit fade, and each can be scrolled out of the fade.
    await expect(page.locator('.topbar')).toHaveCSS('mask-image', /gradient/)
    await page.locator('.topbar').evaluate((bar) => bar.scrollTo({ left: bar.scrollWidth }))
    const { x, width } = (await button(page, 'Start over').boundingBox()) ?? { x: Infinity, width: 0 }
    expect(x + width).toBeLessThanOrEqual(390 - 40)
    await button(page, 'Start over').tap()
    await expect(page.getByRole('dialog', { name: 'Start over?' })).toBeInViewport({ ratio: 1 })
  })
})

for (const look of looksAtLength) {
  const { width, mode, tag } = look
  test(
    `nothing is at fault, whatever is selected, and in both dialogs, ${mode} at ${width} px`,
    { tag },
    async ({ page }) => {
      test.slow()
      await lookAs(page, look)
      await page.goto('examples/basic/')
      await expect(page.locator('html')).toHaveAttribute('data-theme', mode)
      expect(await excessWidth(page)).toBeLessThanOrEqual(0)
      for (const name of ['Card', 'Text Title', 'Button Learn more']) {
        await item(page, name).press('Enter')
        expect(await violationsOf(page, undefined, '.sidebar')).toEqual([])
      }
      expect(await violationsOf(page)).toEqual([])
      await button(page, 'Load').click()
      await page.getByRole('dialog').getByRole('textbox').fill('abc')
      await page.getByRole('dialog').getByRole('textbox').press('Tab')
      await button(page.getByRole('dialog'), 'Load').click()
      await expect(page.getByRole('dialog').getByRole('alert')).toContainText('missing')
      expect(await violationsOf(page, undefined, 'dialog[open]')).toEqual([])
      await page.keyboard.press('Escape')
      await button(page, 'Start over').click()
      expect(await violationsOf(page, undefined, 'dialog[open]')).toEqual([])
      await page.keyboard.press('Escape')
      await page.getByRole('switch', { name: 'Enable' }).uncheck()
      expect(await violationsOf(page)).toEqual([])
    },
  )
}
