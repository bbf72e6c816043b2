import type { Locator, Page } from '@playwright/test'
import { deflateRawSync } from 'node:zlib'
import { copiedText } from '../clipboard'
import { expectAnnounced, press } from '../keys'
import { expect, test } from '../test'
import { accent, drag, dragOver, dropLine } from '../tutorial'

const red = 'rgb(224, 48, 30)'

const start = ['Title', 'Subtitle', 'Learn more', 'Click me', 'Hi world!', "It's me again!"]
const text = (page: Page, words: string) => page.locator('.page .text', { hasText: words }).first()
const blocks = (page: Page) => page.locator('.page .button', { hasText: 'Click me' })
const words = (page: Page) => page.locator('.page .text, .page .button').allTextContents()
const button = (scope: Page | Locator, name: string) => scope.getByRole('button', { name, exact: true })
const tool = (page: Page, name: string) => button(page.getByRole('region', { name: 'Toolbox' }), name)
const item = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Outline' }).getByRole('button', { name }).first()
const settings = (page: Page) => page.getByRole('region', { name: 'Settings' })
const field = (page: Page) => page.getByRole('textbox', { name: 'Text' })
const announcement = (page: Page) => page.getByRole('status')

const packed = (value: object | string) =>
  deflateRawSync(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64')
const saved = (resolvedName: string, fields: object) => ({ type: { resolvedName }, props: {}, ...fields })

async function startOver(page: Page) {
  await button(page, 'Start over').click()
  await button(page.getByRole('dialog'), 'Start over').click()
  await expect.poll(() => words(page)).toEqual(start)
}

test('a second tab never replaces the page of the first without asking', async ({ page, context }) => {
  await page.goto('examples/basic/')
  const other = await context.newPage()
  await other.goto('examples/basic/')
  const stored = () => page.evaluate(() => localStorage.getItem('examples.basic.page'))
  const remove = async (tab: Page, name: string) => {
    await text(tab, name).click()
    await button(tab, 'Delete').click()
  }
  await remove(page, 'Hi world!')
  const first = await stored()
  await expect(other.getByRole('alert')).toContainText('another tab')
  await remove(other, 'Title')
  expect(await stored()).toBe(first)
  await button(other, 'Open the other version').click()
  expect(await words(other)).toEqual(start.filter((each) => each !== 'Hi world!'))
  await expect(other.getByRole('alert')).toHaveCount(0)

  await remove(other, 'Title')
  await expect(page.getByRole('alert')).toContainText('another tab')
  await button(page, 'Replace it with this one').click()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.reload()
  expect(await words(page)).toEqual(start.filter((each) => each !== 'Hi world!'))
  await expect(other.getByRole('alert')).toContainText('another tab')
  await other.close()
})

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 900 } })
  test.beforeEach(({ page }) => page.goto('examples/basic/'))

  test('by mouse: adds, moves and edits, names the rule that refuses, copies and loads', async ({ page }) => {
    await dragOver(page, tool(page, 'Text'), blocks(page), [0.5, 0.1])
    await expect(dropLine(page)).toHaveCSS('width', '160px')
    await page.mouse.up()
    await page.keyboard.type('Hi you')
    await expect(text(page, 'Hi you')).toBeFocused()
    await drag(page, tool(page, 'Button'), text(page, 'Hi world'), [0.5, 0.1], accent)
    await drag(page, tool(page, 'Container'), text(page, 'Hi world'), [0.5, 0.1], accent)
    expect(await words(page)).toEqual([
      ...start.slice(0, 3),
      ...['Hi you', 'Click me', 'Click me'],
      ...start.slice(4),
    ])
    const added = page.locator('.page .container:empty')
    await expect(added).toHaveAttribute('data-selected', 'true')
    await drag(page, tool(page, 'Card'), added, [0.5, 0.5], accent)
    await expect(page.locator('.card-region')).toHaveCount(4)

    await startOver(page)
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

    await text(page, 'Hi world').click()
    await expect(text(page, 'Hi world')).toHaveCSS('outline-style', 'solid')
    await expect(field(page)).toHaveCount(0)
    await text(page, 'Hi world').dblclick()
    await expect(field(page)).toBeFocused()
    await page.keyboard.type('Changed <b>')
    await press(page, 'Enter')
    await expect(text(page, 'Changed')).toHaveText('Changed <b>')
    await page.getByLabel('Font size').fill('40')
    await page.getByLabel('Alignment').selectOption('Center')
    await expect(text(page, 'Changed')).toHaveCSS('font-size', '40px')
    await expect(text(page, 'Changed')).toHaveCSS('text-align', 'center')

    await startOver(page)
    await expect(button(page, 'Undo')).toBeDisabled()
    await text(page, 'Hi world').click()
    await page.getByLabel('Words').fill('Grüße, 世界')
    await button(page, 'Copy current state').click()
    await expect(announcement(page)).toHaveText('State copied to clipboard')
    const copied = await copiedText(page)
    expect(copied).toMatch(/^[\w+/]+=*$/)
    await button(settings(page), 'Delete').click()
    await button(page, 'Load').click()
    const dialog = page.getByRole('dialog')
    await expect(button(dialog, 'Load')).toBeDisabled()
    // Other damage: content/snippets/saving/checkers.site.test.tsx.
    for (const [input, problem] of [
      ['ünïcode', 'a part of it is missing'],
      [packed('no JSON'), 'it is not JSON'],
      [packed({ ROOT: saved('Video', {}) }), '"ROOT" has an unknown type'],
      [packed({ ROOT: saved('Container', { nodes: ['ROOT'] }) }), 'element "ROOT" appears twice'],
      [packed({ ROOT: saved('Text', { props: [] }) }), 'props of the element "ROOT" are damaged'],
    ] as const) {
      await dialog.getByRole('textbox').fill(input)
      await button(dialog, 'Load').click()
      await expect(dialog.getByRole('alert')).toContainText(problem)
    }
    await dialog.getByRole('textbox').fill(`  ${copied}\n`)
    await button(dialog, 'Load').click()
    await expect(announcement(page)).toHaveText('State loaded')
    await expect(text(page, 'Grüße, 世界')).toBeVisible()
    await button(page, 'Undo').click()
    await expect(text(page, 'Grüße')).toHaveCount(0)
    await button(page, 'Undo').click()
    await expect(text(page, 'Grüße')).toBeVisible()
    await button(page, 'Redo').click()
    await expect(text(page, 'Grüße')).toHaveCount(0)
    await page.getByRole('switch', { name: 'Enable' }).uncheck()
    await expect(page.locator('[draggable=true], [data-selected=true]')).toHaveCount(0)
    for (const control of [button(page, 'Undo'), tool(page, 'Text'), item(page, 'Card')])
      await expect(control).toBeDisabled()
  })

  test('by keyboard: every action works and is announced', async ({ page }) => {
    const hi = item(page, 'Text Hi world!')
    await hi.press('Enter')
    await expect(settings(page)).toContainText('Selected: Text')
    await expectAnnounced(announcement(page), [['Alt+ArrowUp', 'Text moved up: 2 of 4 in Container']])
    await expect(hi).toBeFocused()
    await expectAnnounced(announcement(page), [['Alt+ArrowRight', 'Text moved in: 3 of 3 in Card top']])
    await expect(hi).toBeFocused()
    await expectAnnounced(announcement(page), [
      ['Alt+ArrowDown', 'Text is already last'],
      ['Alt+ArrowLeft', 'Text moved out: 2 of 4 in Container'],
      ['Control+d', 'Text duplicated'],
    ])
    await expect(page.locator('.page .text', { hasText: 'Hi world!' })).toHaveCount(2)
    await expectAnnounced(announcement(page), [['Delete', 'Text deleted']])
    const moved = [...start.slice(0, 3), 'Hi world!', 'Click me', start[5]]
    expect(await words(page)).toEqual(moved)
    await press(page, 'Control+z')
    expect(await words(page)).toHaveLength(7)
    await press(page, 'Control+Shift+z')
    expect(await words(page)).toEqual(moved)
    await press(page, 'Escape')
    await expect(settings(page)).not.toContainText('Selected')

    await hi.press('Enter')
    await press(page, 'F2')
    await expect(field(page)).toBeFocused()
    await page.keyboard.type('By key')
    await press(page, 'Enter')
    await expect(field(page)).toHaveCount(0)
    await press(page, 'Enter')
    await expect(field(page)).toBeFocused()
    await press(page, 'Escape')
    await expect(text(page, 'By key')).toBeVisible()
    // Focusing a button of the page selects it, and shortcuts do not apply in fields.
    await button(page, 'Click me').focus()
    await expect(settings(page)).toContainText('Selected: Button')
    await page.getByLabel('Large').check()
    await expect(blocks(page)).toHaveAttribute('data-size', 'large')
    await page.getByLabel('Label').press('End')
    await press(page, 'Backspace')
    await expect(button(page, 'Click m')).toBeVisible()

    await item(page, 'Card top').press('Enter')
    await tool(page, 'Text').press('Enter')
    await expect(announcement(page)).toHaveText('Text added to Card top')
    await tool(page, 'Button').press('Enter')
    await expect(announcement(page)).toHaveText('Button added to Container')
    const card = ['Title', 'Subtitle', 'Hi', 'Learn more']
    expect((await words(page)).slice(0, 6)).toEqual([...card, 'Click me', 'By key'])
    await item(page, 'Card').press('Enter')
    await press(page, 'Control+d')
    await expect(page.locator('.card-region')).toHaveCount(4)
    expect((await words(page)).slice(0, 8)).toEqual([...card, ...card])
    await item(page, 'Card top').press('Enter')
    await expectAnnounced(announcement(page), [
      ['Alt+ArrowDown', 'Card top stays here'],
      ['Delete', 'Card top cannot be deleted'],
    ])
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('on a phone, the page has two thirds of the screen until a tap selects', async ({ page }) => {
    await page.goto('examples/basic/')
    const panels = page.getByRole('complementary', { name: 'Editor' })
    const roomOfPage = async () =>
      ((await panels.boundingBox())?.y ?? 0) - ((await page.locator('.workspace').boundingBox())?.y ?? 0)
    const roomBelow = async (block: Locator) => {
      const { y, height } = (await block.boundingBox()) ?? { y: Infinity, height: 0 }
      return ((await panels.boundingBox())?.y ?? 0) - y - height
    }
    expect(await roomOfPage()).toBeGreaterThan((844 * 2) / 3)
    await expect(tool(page, 'Card')).toBeInViewport({ ratio: 1 })
    await text(page, 'Title').tap()
    expect(await roomOfPage()).toBeLessThan(844 / 2)
    await expect(settings(page)).toBeInViewport()
    await text(page, 'again').tap()
    await expect.poll(async () => roomBelow(text(page, 'again'))).toBeGreaterThan(0)
    await text(page, 'Title').tap()
    await button(page, 'Move out').tap()
    await expect(announcement(page)).toHaveText('Text moved out: 2 of 5 in Container')
    await tool(page, 'Button').tap()
    await expect(announcement(page)).toHaveText('Button added to Container')
    await expect(blocks(page)).toHaveCount(2)
    await button(page, 'Undo').tap()
    await button(page, 'Undo').tap()
    expect(await words(page)).toEqual(start)
    await expect(button(page, 'Copy current state')).toBeInViewport({ ratio: 1 })
    await button(page, 'Start over').tap()
    await expect(page.getByRole('dialog', { name: 'Start over?' })).toBeInViewport({ ratio: 1 })
  })
})
