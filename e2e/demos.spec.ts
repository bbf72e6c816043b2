import type { Locator, Page } from '@playwright/test'
import { dragOver, dropLine, type Point } from './tutorial'
import { violationsOf } from './axe'
import { hydrate, openHydrated } from './hydrate'
import { MATRIX } from './looks'
import { demos, listedDocs } from './routes'
import { expect, test } from './test'

const pages = [...new Set(demos.map(([, path]) => path))]
const [pageWithoutDemos = ''] = listedDocs.map(({ path }) => path).filter((path) => !pages.includes(path))

const find = (page: Page, name: string) =>
  page.locator('.demo').filter({ has: page.locator(`#demo-${name}-code`) })
const stage = (demo: Locator) => demo.locator('.demo-stage')
const status = (demo: Locator) => demo.getByRole('status')
const saved = (demo: Locator) => demo.locator('.demo-saved')

/** Opens the page of the demo `name` and goes to it, so that it comes to life. */
async function openDemo(page: Page, name: string): Promise<Locator> {
  const path = demos.find(([other]) => other === name)?.[1] ?? ''
  await openHydrated(page, path)
  const demo = find(page, name)
  await demo.scrollIntoViewIfNeeded()
  await expect(stage(demo)).toHaveAttribute('data-stage', 'live')
  await stage(demo).evaluate((element) => element.scrollIntoView({ block: 'center' }))
  return demo
}

/** Drags with the mouse and drops where the line has `color`. */
async function drag(page: Page, source: Locator, target: Locator, to: Point, color: string): Promise<void> {
  await dragOver(page, source, target, to)
  await expect(dropLine(page)).toHaveCSS('background-color', color)
  await page.mouse.up()
}

/** The colors of the site for a place that takes the drop, and for one that does not. */
const green = 'oklch(0.62 0.18 146)'
const red = 'oklch(0.48 0.18 27)'

/** Shows the controls for readers who do not drag. */
const openBar = (demo: Locator) => demo.getByRole('button', { name: 'Move without a mouse' }).click()

test('demos are snapshots until they are near the window', async ({ page, baseURL }) => {
  const editors: string[] = []
  page.on(
    'request',
    (request) => void (/\/editor-\w+\.js/.test(request.url()) && editors.push(request.url())),
  )
  await page.goto(`${baseURL}docs/concepts/user-components`)
  await hydrate(page)
  const demo = find(page, 'Rules')
  await expect(stage(demo)).toHaveAttribute('data-stage', 'snapshot')
  expect(editors).toEqual([])
  await demo.scrollIntoViewIfNeeded()
  await expect(stage(demo)).toHaveAttribute('data-stage', 'live')
  expect(editors).toHaveLength(1)
})

test('a page without demos fetches no editor and no sheet', async ({ page }) => {
  const fetched: string[] = []
  page.on(
    'request',
    (request) => void (/\/editor-\w+\.js|demo\.sheet/.test(request.url()) && fetched.push(request.url())),
  )
  await openHydrated(page, pageWithoutDemos)
  await page.mouse.wheel(0, 4000)
  await page.waitForLoadState('networkidle')
  expect(fetched).toEqual([])
})

for (const [at, path] of pages.entries()) {
  // Every demo is opened further down; that nothing moves is looked at on a few pages for every change.
  const tag = at < 4 ? [] : [MATRIX]
  test(
    `the demos of /${path} come to life, nothing moves, and axe finds nothing wrong with them`,
    { tag },
    async ({ page, baseURL }) => {
      await page.addInitScript(() => {
        const shifts: string[] = []
        Object.assign(window, { shifts })
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as unknown as { value: number; sources: { node?: Node }[] }[])
            shifts.push(
              `${entry.value} ${entry.sources.map(({ node }) => (node as Element | undefined)?.outerHTML?.slice(0, 80) ?? node?.nodeName).join()}`,
            )
        }).observe({ type: 'layout-shift', buffered: true })
      })
      await page.goto(`${baseURL}${path}`)
      for (const demo of await page.locator('.demo').all()) {
        const before = await stage(demo).boundingBox()
        await demo.evaluate((element) => element.scrollIntoView({ block: 'center' }))
        await hydrate(page)
        await expect(stage(demo)).toHaveAttribute('data-stage', 'live')
        await page.waitForTimeout(300)
        expect((await stage(demo).boundingBox())?.height).toBe(before?.height)
      }
      // The bar of the site covers what is scrolled below it, which axe takes for targets that are too small.
      await page.evaluate(() => scrollTo(0, 0))
      // In the dark: axe-matrix/states.spec.ts, which looks at their pictures.
      expect(await violationsOf(page, '.code pre', '.demo')).toEqual([])
      // The list of contents may turn a line while it follows the reader; that is not the demos' doing.
      const shifts = await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)
      expect(shifts.filter((shift) => !/^\S+ <a href="#/.test(shift))).toEqual([])
    },
  )
}

test.describe('a click on the picture is not lost:', () => {
  test('on a button of the demo', async ({ page, baseURL }) => {
    await page.goto(`${baseURL}docs/api/useEditor`)
    const demo = find(page, 'History')
    await demo.getByRole('button', { name: 'Add 1', exact: true }).click()
    await expect(stage(demo)).toHaveAttribute('data-stage', 'live')
    await expect(demo.getByText('Counter A: 1')).toBeVisible()
  })

  test('on a node, which is selected', async ({ page, baseURL }) => {
    await page.goto(`${baseURL}docs/api/useEditor`)
    const demo = find(page, 'Collectors')
    await stage(demo).getByText('Pear').click()
    await expect(demo.getByText('Selected: Pear.')).toBeVisible()
  })

  test('on a checkbox', async ({ page, baseURL }) => {
    await page.goto(`${baseURL}docs/concepts/nodes`)
    const demo = find(page, 'CanvasNodes')
    await demo.getByText('Box is a Canvas').click()
    await expect(stage(demo)).toHaveAttribute('data-stage', 'live')
    await expect(demo.getByRole('checkbox', { name: 'Box is a Canvas' })).toBeChecked()
    await expect(demo.getByText('Subtitle can be dragged')).toBeVisible()
  })
})

test('a focus in the picture, and what was typed there, go on in the editor', async ({ page }) => {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/editor-\w+\.js/, async (route) => {
    await released
    await route.continue()
  })
  await openHydrated(page, demos.find(([name]) => name === 'BigResolver')?.[1] ?? '')
  const demo = find(page, 'BigResolver')
  await demo.scrollIntoViewIfNeeded()
  const field = demo.getByLabel('Search the blocks')
  await field.pressSequentially('video')
  await expect(stage(demo)).toHaveAttribute('data-stage', 'snapshot')
  release()
  await expect(stage(demo)).toHaveAttribute('data-stage', 'live')
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('video')
  await expect(stage(demo).locator('.demo-tools button')).toHaveText(['Video'])
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

test('CanvasNodes: what is dragged, and what stays', async ({ page }) => {
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

test('Rules: a text is refused, a button is taken, one too many is not', async ({ page }) => {
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

test('Rules: the same by keyboard, and back', async ({ page }) => {
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

test('Toolbox: what is dropped or clicked is there, and the field changes it', async ({ page }) => {
  const demo = await openDemo(page, 'Toolbox')
  const tool = demo.getByRole('button', { name: 'Text', exact: true })
  await drag(page, tool, stage(demo).getByText('Select me'), [0.5, 0.9], green)
  await tool.click()
  await expect(stage(demo).locator('.demo-text')).toHaveCount(3)
  await stage(demo).getByText('Select me').click()
  await demo.getByLabel('Text of the selected node').fill('Changed')
  await expect(stage(demo).locator('.demo-text').first()).toHaveText('Changed')
})

test('Serializing: typing shows in the saved page, functions and null do not', async ({ page }) => {
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

test('SaveAndLoad: what was deleted comes back', async ({ page }) => {
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

test('LibraryComponents: what has an element is dragged, and what has none stays', async ({ page }) => {
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

test('the controls stand closed for a mouse and open for a finger, and the code can be put away', async ({
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

test('Locking: what is locked stays and takes nothing in, until it is unlocked', async ({ page }) => {
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

test('BigResolver: what the search finds is dragged onto the page', async ({ page }) => {
  const demo = await openDemo(page, 'BigResolver')
  await demo.getByLabel('Search the blocks').fill('video')
  await expect(stage(demo).locator('.demo-tools button')).toHaveText(['Video'])
  const tool = stage(demo).getByRole('button', { name: 'Video' })
  await drag(page, tool, stage(demo).getByText('A heading'), [0.5, 0.9], green)
  await expect(stage(demo).locator('.demo-text')).toHaveText(['A heading', 'A video'])
})

test('PointerDrag: the handle moves with pointer events alone', async ({ page }) => {
  const demo = await openDemo(page, 'PointerDrag')
  await expect(stage(demo).locator('[draggable=true]')).toHaveCount(0)
  const texts = stage(demo).locator('.demo-text')
  await drag(page, texts.first().locator('.demo-handle'), texts.nth(1), [0.5, 0.9], green)
  await expect(texts.nth(1)).toContainText('Drag me by the dots')
})

test('PictureToolbox: the icon is dragged, and the element is dropped', async ({ page }) => {
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

test('Placeholders: what stands for an unknown component is moved, and its props are saved', async ({
  page,
}) => {
  const demo = await openDemo(page, 'Placeholders')
  const saved = stage(demo).getByText('Saved:')
  await expect(saved).toContainText(/Above.+Cats or dogs\?.+Below/)
  const poll = stage(demo).getByText('Poll is not available.')
  await drag(page, poll, stage(demo).getByText('Below', { exact: true }), [0.5, 0.9], green)
  await expect(saved).toContainText(/Above.+Below.+Cats or dogs\?/)
})

test('RemoteChanges: the selection stays, and what was undoable is not', async ({ page }) => {
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

test('EditInPlace: what was typed is one step, and Escape takes it back before', async ({ page }) => {
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

test('a demo that does not load says so, and tries again', async ({ page, tolerate }) => {
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

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a demo is a picture with its code, and says why', async ({ page, baseURL }) => {
    await page.goto(`${baseURL}docs/concepts/nodes`)
    const demo = page.locator('.demo').first()
    await expect(demo.getByText('This editor runs with JavaScript.')).toBeVisible()
    await expect(demo.getByRole('button', { name: 'Reset' })).toBeHidden()
    await expect(demo.locator('.demo-box').first()).toBeVisible()
    await expect(demo.getByText('export function CanvasNodes')).toBeVisible()
  })
})
