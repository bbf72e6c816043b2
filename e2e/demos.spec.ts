import type { Locator, Page } from '@playwright/test'
import { violationsOf } from './axe'
import { hold, requestsOf } from './faults'
import { hydrate, openHydrated } from './hydrate'
import { MATRIX } from './looks'
import { shiftsOf, waitForAnimations, watchShifts } from './motion'
import { demos, listedDocs } from './routes'
import { expect, test } from './test'
import { drag, dragOver } from './tutorial'

const pages = [...new Set(demos.map(([, path]) => path))]
const [pageWithoutDemos = ''] = listedDocs.map(({ path }) => path).filter((path) => !pages.includes(path))

const pathOf = (name: string) => demos.find(([other]) => other === name)?.[1] ?? ''
const find = (page: Page, name: string) =>
  page.locator('.demo').filter({ has: page.locator(`#demo-${name}-code`) })
const stage = (demo: Locator) => demo.locator('.demo-stage')
const status = (demo: Locator) => demo.getByRole('status')
const saved = (demo: Locator) => demo.locator('.demo-saved')

/** Opens the page of the demo `name` and scrolls to it, so that its editor starts. */
async function openDemo(page: Page, name: string): Promise<Locator> {
  await openHydrated(page, pathOf(name))
  const demo = find(page, name)
  await demo.scrollIntoViewIfNeeded()
  await expect(stage(demo)).toHaveAttribute('data-stage', 'live')
  await stage(demo).evaluate((element) => element.scrollIntoView({ block: 'center' }))
  return demo
}

/** The colors of the line where a drop is allowed, and where it is refused. */
const green = 'oklch(0.62 0.18 146)'
const red = 'oklch(0.48 0.18 27)'

/** Shows the controls for readers who cannot drag. */
const openBar = (demo: Locator) => demo.getByRole('button', { name: 'Move without a mouse' }).click()

test('demos are snapshots until they are near the window', async ({ page, baseURL }) => {
  const editors = requestsOf(page, /\/editor-\w+\.js/)
  await page.goto(`${baseURL}docs/concepts/user-components`)
  await hydrate(page)
  const demo = find(page, 'Rules')
  await expect(stage(demo)).toHaveAttribute('data-stage', 'snapshot')
  expect(editors).toEqual([])
  await demo.scrollIntoViewIfNeeded()
  await expect(stage(demo)).toHaveAttribute('data-stage', 'live')
  expect(editors).toHaveLength(1)
})

test('a page without demos loads no editor and no sheet', async ({ page }) => {
  const requests = requestsOf(page, /\/editor-\w+\.js|demo\.sheet/)
  await openHydrated(page, pageWithoutDemos)
  await page.mouse.wheel(0, 4000)
  await page.waitForLoadState('networkidle')
  expect(requests).toEqual([])
})

for (const [at, path] of pages.entries())
  test(
    `the demos of /${path} start, nothing moves, and axe finds nothing wrong with them`,
    // Every demo is opened further down. Layout shifts are checked on two pages for every change.
    { tag: at < 2 ? [] : [MATRIX] },
    async ({ page, baseURL }) => {
      await watchShifts(page)
      await page.goto(`${baseURL}${path}`)
      for (const demo of await page.locator('.demo').all()) {
        const before = await stage(demo).boundingBox()
        await demo.evaluate((element) => element.scrollIntoView({ block: 'center' }))
        await hydrate(page)
        await expect(stage(demo)).toHaveAttribute('data-stage', 'live')
        await waitForAnimations(page)
        expect((await stage(demo).boundingBox())?.height).toBe(before?.height)
      }
      // Otherwise the navbar covers a part of the demo, which axe reports as targets that are too small.
      await page.evaluate(() => scrollTo(0, 0))
      // In the dark: axe-matrix/states.spec.ts, with their snapshots.
      expect(await violationsOf(page, '.code pre', '.demo')).toEqual([])
      // The table of contents may wrap a line differently while it follows the reader.
      expect((await shiftsOf(page)).filter((shift) => !/^\S+ <a href="#/.test(shift))).toEqual([])
    },
  )

for (const [name, what, text, effect] of [
  ['History', 'a button', 'Add 1', 'Counter A: 1'],
  ['Collectors', 'a node', 'Pear', 'Selected: Pear.'],
  ['CanvasNodes', 'a checkbox', 'Box is a Canvas', 'Subtitle can be dragged'],
] as const)
  test(`a click on ${what} of the snapshot happens in the editor`, async ({ page, baseURL }) => {
    await page.goto(`${baseURL}${pathOf(name)}`)
    const demo = find(page, name)
    await stage(demo).getByText(text, { exact: true }).first().click()
    await expect(stage(demo)).toHaveAttribute('data-stage', 'live')
    await expect(demo.getByText(effect)).toBeVisible()
  })

test('the editor takes over the focus of the snapshot and what was typed there; found blocks can be dragged', async ({
  page,
}) => {
  const release = await hold(page, /\/editor-\w+\.js/)
  await openHydrated(page, pathOf('BigResolver'))
  const demo = find(page, 'BigResolver')
  await demo.scrollIntoViewIfNeeded()
  const field = demo.getByLabel('Search the blocks')
  await field.pressSequentially('video')
  await expect(stage(demo)).toHaveAttribute('data-stage', 'snapshot')
  release()
  await expect(stage(demo)).toHaveAttribute('data-stage', 'live')
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('video')
  const tools = stage(demo).locator('.demo-tools button')
  await expect(tools).toHaveText(['Video'])
  await drag(page, tools, stage(demo).getByText('A heading'), [0.5, 0.9], green)
  await expect(stage(demo).locator('.demo-text')).toHaveText(['A heading', 'A video'])
})

test('WholeEditor: a tool is dragged or clicked, and what is selected is changed or deleted', async ({
  page,
}) => {
  const demo = await openDemo(page, 'WholeEditor')
  const texts = stage(demo).locator('.demo-text')
  await drag(
    page,
    demo.getByRole('button', { name: 'Text', exact: true }),
    stage(demo).getByText('I am in a card'),
    [0.5, 0.9],
    green,
  )
  await expect(stage(demo).locator('.demo-card .demo-text')).toHaveText(['I am in a card', 'New text'])
  await demo.getByRole('button', { name: 'Card', exact: true }).click()
  await expect(stage(demo).locator('.demo-card')).toHaveCount(2)
  await texts.first().click()
  await demo.getByLabel('Text of the selected element').fill('Changed')
  await expect(texts.first()).toHaveText('Changed')
  await stage(demo).getByRole('button', { name: 'Delete' }).click()
  await expect(texts).toHaveText(['I am in a card', 'New text'])
  await expect(demo.getByLabel('Text of the selected element')).toBeDisabled()
})

test('CanvasNodes: children of a Canvas can be dragged, others cannot', async ({ page }) => {
  const demo = await openDemo(page, 'CanvasNodes')
  const block = (text: string) =>
    stage(demo)
      .locator('.demo-box > p')
      .filter({ hasText: new RegExp(`^${text}`) })
  const order = () => stage(demo).locator('.demo-box > p').allInnerTexts()
  await drag(page, block('Title'), block('Card').locator('..'), [0.5, 0.95], green)
  expect((await order()).map((text) => text.split(' ')[0])).toEqual([
    'Page',
    'Card',
    'Title',
    'Box',
    'Subtitle',
  ])
  await expect(stage(demo).locator('[draggable=true]')).toHaveCount(3)
  await demo.getByRole('checkbox', { name: 'Page is a Canvas' }).uncheck()
  await expect(stage(demo).locator('[draggable=true]')).toHaveCount(0)
})

test('LinkedNodes: the saved page follows a drag', async ({ page }) => {
  const demo = await openDemo(page, 'LinkedNodes')
  await expect(saved(demo)).toContainText('"linkedNodes": { "actions":')
  await drag(
    page,
    stage(demo).getByText('Drag me into'),
    stage(demo).getByText('Start now'),
    [0.5, 0.9],
    green,
  )
  await expect(stage(demo).locator('.demo-card').getByText('Drag me into')).toBeVisible()
  await expect(saved(demo).locator('[data-highlight]').first()).toBeVisible()
})

test('Connectors: the handle drags, the element without one does not', async ({ page }) => {
  const demo = await openDemo(page, 'Connectors')
  await drag(page, demo.locator('.demo-handle'), stage(demo).getByText('by any part'), [0.5, 0.25], green)
  await expect(stage(demo).locator('.demo-text').first()).toContainText('by the dots')
  await expect(stage(demo).getByText('I have no handle')).not.toHaveAttribute('draggable')
})

test('Rules: a text is refused, a button is accepted, and one too many is refused', async ({ page }) => {
  const demo = await openDemo(page, 'Rules')
  const box = stage(demo).locator('[data-name^="At most"]')
  await dragOver(page, stage(demo).getByText('A text'), box.getByText('Buy'), [0.4, 0.8])
  await expect(box).toHaveAttribute('data-mark', 'refused')
  await page.mouse.up()
  await drag(page, stage(demo).getByText('A text'), box.getByText('Buy'), [0.4, 0.8], red)
  await expect(status(demo)).toContainText('Refused: Buttons “At most two buttons” does not take Text')
  await expect(box.locator('p')).toHaveText(['Buy'])
  await drag(page, stage(demo).getByText('A button'), box.getByText('Buy'), [0.4, 0.8], green)
  await expect(box.locator('p')).toHaveCount(2)
  await drag(page, stage(demo).getByText('One more'), box.getByText('Buy'), [0.4, 0.8], red)
  await expect(box.locator('p')).toHaveCount(2)
})

test('Rules: the same by keyboard, with undo and reset', async ({ page }) => {
  const demo = await openDemo(page, 'Rules')
  const box = stage(demo).locator('[data-name^="At most"]')
  const node = demo.getByLabel('Selected node')
  await expect(node).toBeHidden()
  // Who comes by keyboard finds the controls open.
  await demo.locator('pre').first().focus()
  await page.keyboard.press('Shift+Tab')
  await expect(node).toBeVisible()
  await node.focus()
  await page.keyboard.type('Text')
  await expect(node.locator('option:checked')).toContainText('A text')
  const choose = (select: Locator, label: RegExp) =>
    select
      .locator('option')
      .filter({ hasText: label })
      .getAttribute('value')
      .then((value) => select.selectOption(value))
  await choose(node, /A text/)
  await choose(demo.getByLabel('Move into'), /At most/)
  await expect(status(demo)).toContainText('Refused: Text “A text” may not go into')
  await choose(node, /A button/)
  await choose(demo.getByLabel('Move into'), /At most/)
  await expect(status(demo)).toContainText('moved into')
  await expect(box.locator('p')).toHaveText(['Buy', 'A button'])
  await demo.getByRole('button', { name: 'Up' }).press('Enter')
  await expect(box.locator('p')).toHaveText(['A button', 'Buy'])
  await demo.getByRole('button', { name: 'Delete' }).press('Enter')
  await expect(box.locator('p')).toHaveText(['Buy'])
  await demo.getByRole('button', { name: 'Undo' }).press('Enter')
  await expect(box.locator('p')).toHaveText(['A button', 'Buy'])
  await demo.getByRole('button', { name: 'Reset' }).press('Enter')
  await expect(box.locator('p')).toHaveText(['Buy'])
})

test('Toolbox: a tool adds by a drag or a click, and the field edits the selected node', async ({ page }) => {
  const demo = await openDemo(page, 'Toolbox')
  const tool = demo.getByRole('button', { name: 'Text', exact: true })
  await drag(page, tool, stage(demo).getByText('Select me'), [0.5, 0.9], green)
  await tool.click()
  await expect(stage(demo).locator('.demo-text')).toHaveCount(3)
  await stage(demo).getByText('Select me').click()
  await demo.getByLabel('Text of the selected node').fill('Changed')
  await expect(stage(demo).locator('.demo-text').first()).toHaveText('Changed')
})

test('Serializing: the saved page follows typing', async ({ page }) => {
  const demo = await openDemo(page, 'Serializing')
  await expect(saved(demo)).toContainText('"props": { "text": "Type here" }')
  await demo.getByLabel('Text', { exact: true }).first().fill('Hello')
  await expect(saved(demo).locator('[data-highlight]')).toContainText('"text": "Hello"')
  await expect(saved(demo)).toContainText('"resolvedName": "Paragraph"')
})

test('Collectors: the report follows selection, hovering and deletion', async ({ page }) => {
  const demo = await openDemo(page, 'Collectors')
  await stage(demo).getByText('Plum').click()
  await expect(demo.getByText('4 nodes. Selected: Plum. Hovered: Plum.')).toBeVisible()
  await expect(stage(demo).locator('[data-mark=selected]')).toHaveText('Plum')
  await openBar(demo)
  await demo.getByRole('button', { name: 'Delete' }).click()
  await expect(demo.getByText('3 nodes. Selected: nothing.')).toBeVisible()
})

test('History: throttled changes are one step, ignored ones none', async ({ page }) => {
  const demo = await openDemo(page, 'History')
  const press = (name: string) => stage(demo).getByRole('button', { name, exact: true }).click()
  await press('Add 1, ignored')
  await expect(demo.getByText('Counter A: 1')).toBeVisible()
  await expect(stage(demo).getByRole('button', { name: 'Undo: nothing' })).toBeVisible()
  await press('Add 1, throttled')
  await press('Add 1, throttled')
  await expect(demo.getByText('Counter A: 3')).toBeVisible()
  await press('Undo')
  await expect(demo.getByText('Counter A: 1')).toBeVisible()
  await press('Redo')
  await expect(demo.getByText('Counter A: 3')).toBeVisible()
})

test('NodeState: a slider changes the props of its node', async ({ page }) => {
  const demo = await openDemo(page, 'NodeState')
  await demo.getByRole('slider', { name: 'Speed' }).press('ArrowRight')
  await expect(demo.getByText('Speed: 71')).toBeVisible()
  await stage(demo).getByText('Quality').click()
  await expect(stage(demo).locator('[data-yes=true]')).toHaveText(['selected', 'hovered'])
})

test('SaveAndLoad: loading restores a deleted node', async ({ page }) => {
  const demo = await openDemo(page, 'SaveAndLoad')
  await stage(demo).getByRole('button', { name: 'Save' }).click()
  await expect(stage(demo).getByText('All is saved.')).toBeVisible()
  await stage(demo).getByText('Second').click()
  await openBar(demo)
  await demo.getByRole('button', { name: 'Delete' }).click()
  await expect(stage(demo).getByText('There are changes.')).toBeVisible()
  await stage(demo).getByRole('button', { name: 'Load' }).click()
  await expect(stage(demo).locator('.demo-text')).toHaveText(['First', 'Second', 'Third'])
})

test('LayersPanel: the panel lists the nodes', async ({ page }) => {
  const demo = await openDemo(page, 'LayersPanel')
  const rows = demo.locator('.demo-layers .demo-layer span')
  await expect(rows).toHaveText(['Page', 'Header', 'Body'])
  await demo.getByRole('button', { name: 'Inside Body' }).click()
  await expect(rows).toHaveText(['Page', 'Header', 'Body', 'Text'])
  await demo.getByRole('button', { name: 'Hide' }).nth(2).click()
  await expect(stage(demo).locator('[data-name=Body]')).toHaveCount(0)
})

test('LibraryComponents: a component without a connected element cannot be dragged', async ({ page }) => {
  const demo = await openDemo(page, 'LibraryComponents')
  await drag(
    page,
    stage(demo).getByText('I forward my ref'),
    stage(demo).getByText('I have one'),
    [0.5, 0.2],
    green,
  )
  await expect(stage(demo).locator('.demo-box > *').nth(1)).toHaveText('I forward my ref')
  await stage(demo).getByText('I am not connected').click()
  await expect(stage(demo).locator('[draggable=true]')).toHaveCount(3)
})

test('the controls are closed for a mouse and open for a finger, and the code can be hidden', async ({
  page,
  browser,
  baseURL,
}) => {
  const demo = await openDemo(page, 'Rules')
  const bar = (demo: Locator) => demo.getByRole('group', { name: 'Edit without dragging' })
  await expect(bar(demo)).toBeHidden()
  await expect(demo.getByText('Drag a block with the mouse.')).toBeVisible()
  await expect(demo.getByText('Tap a block')).toBeHidden()
  await openBar(demo)
  await expect(bar(demo)).toBeVisible()
  const code = demo.getByRole('button', { name: 'Code', exact: true })
  await expect(code).toHaveAttribute('aria-expanded', 'true')
  await code.click()
  await expect(demo.getByRole('tabpanel')).toBeHidden()
  await code.click()
  await expect(demo.getByRole('tabpanel')).toBeVisible()
  const touch = await browser.newContext({
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 844 },
  })
  const phone = await touch.newPage()
  await phone.goto(`${baseURL}docs/concepts/user-components`)
  const there = find(phone, 'Rules')
  await there.scrollIntoViewIfNeeded()
  await expect(bar(there)).toBeVisible()
  await expect(there.getByRole('button', { name: 'Move without a mouse' })).toBeHidden()
  await expect(there.getByText('Drag a block with the mouse.')).toBeHidden()
  await expect(there.getByText('Tap a block')).toBeVisible()
  const block = there.locator('.demo-text').first()
  await block.tap()
  await expect(there.getByLabel('Selected node')).not.toHaveValue('')
  await touch.close()
})

test('Locking: a locked block does not move and accepts nothing until it is unlocked', async ({ page }) => {
  const demo = await openDemo(page, 'Locking')
  const block = (text: string) =>
    stage(demo)
      .locator('.demo-box .demo-box')
      .filter({ hasText: new RegExp(`^${text}`) })
  await expect(block('Header')).toHaveAttribute('draggable', 'false')
  await drag(page, block('Text'), block('Logo'), [0.5, 0.8], red)
  await drag(page, block('Logo'), block('Text'), [0.5, 0.8], red)
  await block('Header').click({ position: { x: 12, y: 12 } })
  await demo.getByRole('button', { name: 'Unlock what is selected' }).click()
  await expect(block('Header')).toHaveAttribute('draggable', 'true')
  await drag(page, block('Text'), block('Logo'), [0.5, 0.8], green)
  await expect(block('Header').locator('.demo-box')).toHaveCount(2)
})

test('PointerDrag: the handle drags with pointer events only', async ({ page }) => {
  const demo = await openDemo(page, 'PointerDrag')
  await expect(stage(demo).locator('[draggable=true]')).toHaveCount(0)
  const texts = stage(demo).locator('.demo-text')
  await drag(page, texts.first().locator('.demo-handle'), texts.nth(1), [0.5, 0.9], green)
  await expect(texts.nth(1)).toContainText('Drag me by the dots')
})

test('PictureToolbox: the drag image is the icon, and the element is dropped', async ({ page }) => {
  const demo = await openDemo(page, 'PictureToolbox')
  await page.evaluate(() => {
    const images: string[] = []
    Object.assign(window, { images })
    const { setDragImage } = DataTransfer.prototype
    DataTransfer.prototype.setDragImage = function (image, x, y) {
      images.push(image.tagName)
      setDragImage.call(this, image, x, y)
    }
  })
  const tool = stage(demo).getByRole('button', { name: 'Text' })
  await drag(page, tool, stage(demo).getByText('A text'), [0.5, 0.9], green)
  await expect(stage(demo).locator('.demo-text')).toHaveCount(2)
  expect(await page.evaluate(() => (window as unknown as { images: string[] }).images)).toEqual([
    'BUTTON',
    'svg',
  ])
})

test('Placeholders: a placeholder of an unknown component can be moved, and its props are saved', async ({
  page,
}) => {
  const demo = await openDemo(page, 'Placeholders')
  const saved = stage(demo).getByText('Saved:')
  await expect(saved).toContainText(/Above.+Cats or dogs\?.+Below/)
  const poll = stage(demo).getByText('Poll is not available.')
  await drag(page, poll, stage(demo).getByText('Below', { exact: true }), [0.5, 0.9], green)
  await expect(saved).toContainText(/Above.+Below.+Cats or dogs\?/)
})

test('RemoteChanges: the selection stays, and the history is cleared', async ({ page }) => {
  const demo = await openDemo(page, 'RemoteChanges')
  const texts = stage(demo).locator('.demo-text')
  await drag(page, texts.nth(1), texts.nth(2), [0.5, 0.9], green)
  await expect(stage(demo).getByText('You can undo.')).toBeVisible()
  await texts.first().click()
  await stage(demo).getByRole('button', { name: 'A colleague changes the first text' }).click()
  await expect(texts).toHaveText(['Select me!', 'Leave me', 'Drag me'])
  await expect(texts.first()).toHaveAttribute('data-selected', 'true')
  await expect(stage(demo).getByText('There is nothing to undo.')).toBeVisible()
  await stage(demo).getByRole('button', { name: 'A colleague turns the order around' }).click()
  await expect(texts).toHaveText(['Drag me', 'Leave me', 'Select me!'])
  await expect(texts.last()).toHaveAttribute('data-selected', 'true')
})

test('EditInPlace: typing is one step of the history, and Escape cancels it', async ({ page }) => {
  const demo = await openDemo(page, 'EditInPlace')
  const text = stage(demo).locator('.demo-text').first()
  const field = stage(demo).getByRole('textbox', { name: 'Text' })
  const undo = stage(demo).getByRole('button', { name: 'Undo' })
  await text.dblclick({ position: { x: 60, y: 12 } })
  await field.fill('Not this')
  await field.press('Escape')
  await expect(text).toContainText('Double-click me')
  await expect(undo).toBeDisabled()
  await text.getByRole('button', { name: 'Edit' }).click()
  await field.press('End')
  await field.pressSequentially(' again')
  await field.press('Enter')
  await expect(text).toContainText('type again')
  await undo.click()
  await expect(text).not.toContainText('again')
  await expect(undo).toBeDisabled()
  const other = stage(demo).locator('.demo-text').last()
  await drag(page, other.locator('.demo-handle'), text, [0.5, 0.1], green)
  await expect(stage(demo).locator('.demo-text').first()).toContainText('Drag me')
})

test('a demo that does not load reports it and can be retried', async ({ page, tolerate }) => {
  tolerate(/Failed to load resource|net::ERR|ChunkLoadError/)
  let isDown = true
  await page.route('**/editor-*.js', (route) => (isDown ? route.abort() : route.continue()))
  await openHydrated(page, 'docs/concepts/serializing')
  const demo = find(page, 'Serializing')
  await demo.scrollIntoViewIfNeeded()
  await expect(status(demo)).toContainText('The editor could not be loaded.')
  isDown = false
  await demo.getByRole('button', { name: 'Try again' }).click()
  await expect(stage(demo)).toHaveAttribute('data-stage', 'live')
})
