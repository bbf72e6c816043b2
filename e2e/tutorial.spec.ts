import type { Locator, Page } from '@playwright/test'
import { dragOver, dropLine, type Point, readSteps, type ServedSteps, serveSteps } from '../tools/tutorial'
import { MATRIX } from './looks'
import { expect, test } from './test'

// What a reader who copies the code blocks of both docs of the tutorial literally sees after each of its steps. The last step is the
// Basic example, byte for byte (tools/tutorial/tutorial.test.ts): what works as it does there is left to the suite
// matrix, and to basicEditor.spec.ts.
let site: ServedSteps

test.describe.configure({ mode: 'serial' })
test.use({ viewport: { width: 1000, height: 900 } })
test.beforeAll(async () => {
  site = await serveSteps(readSteps())
})
test.afterAll(() => site.close())

const green = 'rgb(98, 196, 98)'
const red = 'rgb(255, 0, 0)'

const text = (page: Page, words: string) => page.locator('.page .text', { hasText: words }).first()
const button = (page: Page, label: string) => page.locator('.page .button', { hasText: label }).first()
const root = (page: Page) => page.locator('.page > .container')
const card = (page: Page) => page.locator('.page .container', { hasText: 'Title' }).last()
const box = (page: Page) => page.locator('.page .container', { hasText: 'again' }).last()
const region = (page: Page, name: 'top' | 'bottom') =>
  page.locator('.card-region').nth(name === 'top' ? 0 : 1)
const tool = (page: Page, label: string) =>
  page.locator('.toolbox-items').getByRole('button', { name: label, exact: true })
const settings = (page: Page) => page.getByRole('region', { name: 'Settings' })

/** The texts and buttons of a part of the page, from top to bottom. */
const words = (part: Locator) => part.locator('.text, .button').allTextContents()

/** Drags with the mouse and lets go; expects a line of `color` before, or none. */
async function drag(page: Page, source: Locator, target: Locator, to: Point, color: string | null) {
  await dragOver(page, source, target, to)
  if (color === null) await expect(dropLine(page)).toHaveCount(0)
  else await expect(dropLine(page)).toHaveCSS('background-color', color)
  await page.mouse.up()
  await expect(dropLine(page)).toHaveCount(0)
}

test('Install shows the title', async ({ page }) => {
  await page.goto(site.addressOf('Install'))
  await expect(page.getByRole('heading', { name: 'Basic Page Editor' })).toBeVisible()
})

test('The first steps show the page, and nothing can be dragged', async ({ page }) => {
  for (const step of [
    'User components',
    'Toolbox, settings panel and top bar',
    'Editor and Frame',
    'Canvas Nodes',
  ]) {
    await page.goto(site.addressOf(step))
    expect(await words(root(page)), step).toEqual([
      'Title',
      'Subtitle',
      'Learn more',
      'Click me',
      'Hi world!',
      "It's me again!",
    ])
    await expect(page.locator('[draggable=true]'), step).toHaveCount(0)
  }
})

test('Drag and drop moves a text above the card and into the box, and the card by its title', async ({
  page,
}) => {
  await page.goto(site.addressOf('Drag and drop'))
  await drag(page, text(page, 'Hi world'), card(page), [0.4, 0.05], green)
  expect((await words(root(page)))[0]).toBe('Hi world!')
  await drag(page, text(page, 'Hi world'), text(page, 'again'), [0.5, 0.9], green)
  expect(await words(box(page))).toEqual(["It's me again!", 'Hi world!'])
  await drag(page, text(page, 'Title'), box(page), [0.5, 0.96], green)
  expect((await words(root(page))).slice(-3)).toEqual(['Title', 'Subtitle', 'Learn more'])
})

test('A rule for one component holds one text', async ({ page }) => {
  await page.goto(site.addressOf('A rule for one component'))
  await drag(page, text(page, 'Drag'), card(page), [0.4, 0.05], null)
  await drag(page, button(page, 'Click me'), card(page), [0.4, 0.05], green)
  expect((await words(root(page)))[0]).toBe('Click me')
})

test('Droppable regions refuse a button at the top and take a text', async ({ page }) => {
  await page.goto(site.addressOf('Droppable regions in Card'))
  await drag(page, button(page, 'Click me'), text(page, 'Title'), [0.4, 0.8], red)
  expect(await words(region(page, 'top'))).toEqual(['Title', 'Subtitle'])
  await drag(page, text(page, 'Hi world'), text(page, 'Title'), [0.4, 0.8], green)
  expect(await words(region(page, 'top'))).toEqual(['Title', 'Hi world!', 'Subtitle'])
  await drag(page, button(page, 'Click me'), button(page, 'Learn more'), [0.9, 0.5], green)
  expect(await words(region(page, 'bottom'))).toEqual(['Learn more', 'Click me'])
})

test(
  'The toolbox adds elements by mouse and by keyboard, and the rules hold for them',
  { tag: MATRIX },
  async ({ page }) => {
    await page.goto(site.addressOf('Toolbox'))
    await drag(page, tool(page, 'Container'), text(page, 'Hi world'), [0.5, 0.9], green)
    const added = page.locator('.page .container:empty')
    await expect(added).toHaveCount(1)
    await drag(page, tool(page, 'Button'), added, [0.5, 0.5], green)
    await expect(added).toHaveCount(0)
    await drag(page, tool(page, 'Button'), text(page, 'Title'), [0.4, 0.8], red)
    expect(await words(region(page, 'top'))).toEqual(['Title', 'Subtitle'])
    await tool(page, 'Card').focus()
    await page.keyboard.press('Enter')
    await expect(page.locator('.card-region')).toHaveCount(4)
  },
)

test(
  'A double click opens a text, and Enter, Escape or a click elsewhere closes it',
  { tag: MATRIX },
  async ({ page }) => {
    await page.goto(site.addressOf('Edit text in place'))
    const field = page.getByRole('textbox', { name: 'Text' })
    await text(page, 'again').click()
    await expect(text(page, 'again')).toHaveAttribute('data-selected', 'true')
    await expect(field).toHaveCount(0)
    await text(page, 'again').dblclick()
    await expect(field).toBeFocused()
    await page.keyboard.type('Typed right here', { delay: 5 })
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.type('<b>', { delay: 5 })
    await page.keyboard.press('Enter')
    await expect(field).toHaveCount(0)
    await expect(text(page, 'Typed')).toHaveText('Typed right her<b>e')
    await text(page, 'Typed').dblclick()
    await page.keyboard.press('Escape')
    await expect(field).toHaveCount(0)
    await text(page, 'Title').dblclick()
    await page.getByRole('heading', { name: 'Toolbox' }).click()
    await expect(field).toHaveCount(0)
  },
)

test(
  'The settings panel names the selection and deletes what may be deleted',
  { tag: MATRIX },
  async ({ page }) => {
    await page.goto(site.addressOf('Settings panel'))
    await button(page, 'Click me').click()
    await expect(settings(page)).toContainText('Selected: Button')
    await settings(page).getByRole('button', { name: 'Delete' }).click()
    await expect(button(page, 'Click me')).toHaveCount(0)
    await root(page).click({ position: { x: 4, y: 4 } })
    await expect(settings(page)).toContainText('Selected: Container')
    await expect(settings(page).getByRole('button')).toHaveCount(0)
    await region(page, 'top').click({ position: { x: 300, y: 2 } })
    await expect(settings(page)).toContainText('Selected: Card top')
    await expect(settings(page).getByRole('button')).toHaveCount(0)
  },
)

test('Related settings change the title, but have no value where no prop was given', async ({
  page,
  tolerate,
}) => {
  tolerate(/changing an uncontrolled input to be controlled/)
  await page.goto(site.addressOf('Related settings'))
  await text(page, 'Title').click()
  await page.getByLabel('Font size: 28 px').fill('40')
  await expect(text(page, 'Title')).toHaveCSS('font-size', '40px')
  await text(page, 'Hi world').click()
  await expect(settings(page)).toContainText('Font size: px')
  await page.getByLabel('Font size').fill('30')
  await expect(text(page, 'Hi world')).toHaveCSS('font-size', '30px')
})

test('Default props fill the form', { tag: MATRIX }, async ({ page }) => {
  await page.goto(site.addressOf('Default props'))
  await text(page, 'Hi world').click()
  await page.getByLabel('Font size: 20 px').fill('30')
  await expect(text(page, 'Hi world')).toHaveCSS('font-size', '30px')
  await page.getByLabel('Alignment').selectOption('Right')
  await expect(text(page, 'Hi world')).toHaveCSS('text-align', 'right')
})

test('Buttons, containers and cards have settings', { tag: MATRIX }, async ({ page }) => {
  await page.goto(site.addressOf('Settings for the other components'))
  await button(page, 'Click me').click()
  await page.getByLabel('Large').check()
  await page.getByLabel('Outlined').check()
  await page.getByLabel('Secondary').check()
  await page.getByLabel('Label').fill('Buy now')
  await expect(button(page, 'Buy now')).toHaveAttribute('data-selected', 'true')
  await expect(button(page, 'Buy now')).toHaveAttribute('data-size', 'large')
  await expect(button(page, 'Buy now')).toHaveAttribute('data-variant', 'outlined')
  await expect(button(page, 'Buy now')).toHaveAttribute('data-color', 'secondary')
  await card(page).click({ position: { x: 4, y: 4 } })
  await expect(settings(page)).toContainText('Selected: Card')
  await page.getByLabel('Background').fill('#fff3d6')
  await page.getByLabel('Padding').fill('40')
  await expect(card(page)).toHaveCSS('background-color', 'rgb(255, 243, 214)')
  await expect(card(page)).toHaveCSS('padding', '40px')
})

test('The top bar turns editing off and on, and prints the page', async ({ page }) => {
  await page.goto(site.addressOf('Top bar'))
  await text(page, 'Hi world').click()
  await page.getByRole('switch', { name: 'Enable' }).uncheck()
  await expect(page.locator('[draggable=true], [data-selected=true]')).toHaveCount(0)
  await expect(tool(page, 'Text')).toBeDisabled()
  await text(page, 'Hi world').dblclick()
  await expect(page.getByRole('textbox')).toHaveCount(0)
  await page.getByRole('switch', { name: 'Enable' }).check()
  await expect(text(page, 'Hi world')).toHaveAttribute('draggable', 'true')

  const printed = page.waitForEvent('console')
  await page.getByRole('button', { name: 'Serialize' }).click()
  const nodes = JSON.parse((await printed).text()) as Record<string, { props: { text?: string } }>
  expect(Object.keys(nodes)).toContain('ROOT')
  expect(Object.values(nodes).find(({ props }) => props.text === 'Hi world!')).toEqual({
    type: { resolvedName: 'Text' },
    isCanvas: false,
    props: { text: 'Hi world!', fontSize: 20, textAlign: 'left' },
    displayName: 'Text',
    custom: {},
    parent: 'ROOT',
    hidden: false,
    nodes: [],
    linkedNodes: {},
  })
})

test('Undo and redo step through moves, edits and deletions', { tag: MATRIX }, async ({ page }) => {
  await page.goto(site.addressOf('Undo and redo'))
  const undo = page.getByRole('button', { name: 'Undo' })
  const redo = page.getByRole('button', { name: 'Redo' })
  await expect(undo).toBeDisabled()
  await expect(redo).toBeDisabled()
  const start = await words(root(page))
  await drag(page, button(page, 'Click me'), text(page, 'again'), [0.5, 0.9], green)
  await expect(undo).toBeEnabled()
  await text(page, 'Title').dblclick()
  await page.keyboard.type('Changed')
  await page.keyboard.press('Enter')
  await page.waitForTimeout(600)
  await text(page, 'Hi world').click()
  await expect(undo).toBeEnabled()
  await settings(page).getByRole('button', { name: 'Delete' }).click()
  const end = await words(root(page))
  expect(end).toEqual(['Changed', 'Subtitle', 'Learn more', "It's me again!", 'Click me'])
  while (await undo.isEnabled()) await undo.click()
  expect(await words(root(page))).toEqual(start)
  while (await redo.isEnabled()) await redo.click()
  expect(await words(root(page))).toEqual(end)
})

test(
  'A copied page can be loaded, and bad input is explained',
  { tag: MATRIX },
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto(site.addressOf('Copy and load'))
    const start = await words(root(page))
    await page.getByRole('button', { name: 'Copy current state' }).click()
    await expect(page.getByRole('status')).toHaveText('State copied to clipboard')
    await button(page, 'Click me').click()
    await settings(page).getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('button', { name: 'Load' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox').fill('abc')
    await dialog.getByRole('button', { name: 'Load' }).click()
    await expect(dialog.getByRole('alert')).toContainText('Your page is unchanged')
    await dialog.getByRole('textbox').fill(await page.evaluate(() => navigator.clipboard.readText()))
    await dialog.getByRole('button', { name: 'Load' }).click()
    await expect(dialog).toHaveCount(0)
    await expect.poll(() => words(root(page))).toEqual(start)
  },
)

test('A page is kept, and opened again', { tag: MATRIX }, async ({ page }) => {
  await page.goto(site.addressOf('Keep the page'))
  await button(page, 'Click me').click()
  await settings(page).getByRole('button', { name: 'Delete' }).click()
  await page.reload()
  await expect(text(page, 'Hi world')).toBeVisible()
  await expect(button(page, 'Click me')).toHaveCount(0)
})

test('A broken page is offered for download', { tag: MATRIX }, async ({ page }) => {
  await page.goto(site.addressOf('Broken pages'))
  await expect(button(page, 'Click me')).toBeVisible()
  await page.evaluate(() => localStorage.setItem('examples.basic.page', '{'))
  await page.reload()
  await expect(page.getByRole('alert')).toHaveText('It is broken: it is not JSON.')
  await page.getByRole('button', { name: 'Start with the sample page' }).click()
  await expect(button(page, 'Click me')).toBeVisible()
})

test('Starting over asks first, and brings back the first page', { tag: MATRIX }, async ({ page }) => {
  await page.goto(site.addressOf('Start over'))
  await button(page, 'Click me').click()
  await settings(page).getByRole('button', { name: 'Delete' }).click()
  const ask = page.locator('.topbar').getByRole('button', { name: 'Start over' }).first()
  await ask.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Keep my page' }).click()
  await expect(button(page, 'Click me')).toHaveCount(0)
  await ask.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Start over' }).click()
  await expect(button(page, 'Click me')).toBeVisible()
})

test('The outline lists every element and selects it by keyboard', { tag: MATRIX }, async ({ page }) => {
  await page.goto(site.addressOf('An outline'))
  const outline = page.getByRole('region', { name: 'Outline' })
  await expect(outline.getByRole('button')).toHaveText([
    /^Container/,
    /^Card/,
    /^Card top/,
    'Text Title',
    'Text Subtitle',
    /^Card bottom/,
    'Button Learn more',
    'Button Click me',
    'Text Hi world!',
    /^Container/,
    "Text It's me again!",
  ])
  await outline.getByRole('button', { name: 'Text Title' }).focus()
  await page.keyboard.press('Enter')
  await expect(text(page, 'Title')).toHaveAttribute('data-selected', 'true')
})

test('Buttons move what is selected, and say where it went', { tag: MATRIX }, async ({ page }) => {
  await page.goto(site.addressOf('Move with buttons'))
  await text(page, 'Hi world').click()
  await settings(page).getByRole('button', { name: 'Move down' }).click()
  await expect(page.getByRole('status')).toHaveText('Text moved down: 4 of 4 in Container')
  expect((await words(root(page))).slice(-2)).toEqual(["It's me again!", 'Hi world!'])
})

test('A tool adds its element to what is selected', { tag: MATRIX }, async ({ page }) => {
  await page.goto(site.addressOf('Add where the selection is'))
  await box(page).click({ position: { x: 4, y: 4 } })
  await tool(page, 'Text').click()
  await expect(page.getByRole('status')).toHaveText('Text added to Container')
  expect(await words(box(page))).toEqual(["It's me again!", 'Hi'])
})

test(
  'Keys move the text down, into the box, and the button into the region that takes it',
  { tag: MATRIX },
  async ({ page }) => {
    await page.goto(site.addressOf('Move with keys'))
    const said = page.getByRole('status')
    await text(page, 'Hi world').click()
    await page.keyboard.press('Alt+ArrowDown')
    await expect(said).toHaveText('Text moved down: 4 of 4 in Container')
    await page.keyboard.press('Alt+ArrowRight')
    await expect(said).toHaveText('Text moved in: 2 of 2 in Container')
    expect(await words(box(page))).toEqual(["It's me again!", 'Hi world!'])
    await button(page, 'Click me').click()
    await page.keyboard.press('Alt+ArrowRight')
    await expect(said).toHaveText('Button moved in: 2 of 2 in Card bottom')
  },
)

test('A drag marks the element that takes the drop, or says why it does not', async ({ page }) => {
  await page.goto(site.addressOf('Show where a drop lands'))
  await dragOver(page, text(page, 'Hi world'), text(page, 'again'), [0.5, 0.9])
  await expect(box(page)).toHaveAttribute('data-drop', 'taken')
  await page.mouse.up()
  await expect(page.locator('[data-drop]')).toHaveCount(0)
  await dragOver(page, button(page, 'Click me'), text(page, 'Title'), [0.4, 0.8])
  await expect(region(page, 'top')).toHaveAttribute('data-refusal', 'Takes texts only')
  await page.mouse.up()
  await expect(page.locator('[data-drop], [data-refusal]')).toHaveCount(0)
})
