import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import type { Project } from '../../src/playground/session/project'
import { violationsOf } from '../axe'
import { hold, requestsOf } from '../faults'
import { hydrate, openHydrated } from '../hydrate'
import { MATRIX } from '../appearances'
import { shiftsOf, waitForAnimations, watchShifts } from '../motion'
import { demos, listedDocs } from '../routes'
import { expect, test } from '../test'
import { accent, drag, dragOver } from '../tutorial'

const pages = [...new Set(demos.map(([, path]) => path))]
const [pageWithoutDemos = ''] = listedDocs.map(({ path }) => path).filter((path) => !pages.includes(path))

const pathOf = (name: string) => demos.find(([other]) => other === name)?.[1] ?? ''
const find = (page: Page, name: string) =>
  page.locator('.demo').filter({ has: page.locator(`#demo-${name}-code`) })
const stage = (demo: Locator) => demo.locator('.demo-stage')
const status = (demo: Locator) => demo.getByRole('status')
const saved = (demo: Locator) => demo.locator('.demo-saved')

const texts = (demo: Locator) => stage(demo).locator('.demo-text')
const fieldsOf = (demo: Locator) => stage(demo).locator('input:not([type=checkbox], [type=file]), textarea')

const button = (part: Locator, name: string) => part.getByRole('button', { name, exact: true })
const center = (demo: Locator) =>
  stage(demo).evaluate((element) => element.scrollIntoView({ block: 'center' }))

/** Opens the page of the demo `name` and scrolls to it, so that its editor starts. */
async function openDemo(page: Page, name: string): Promise<Locator> {
  await openHydrated(page, pathOf(name))
  const demo = find(page, name)
  await demo.scrollIntoViewIfNeeded()
  await expect(stage(demo)).toHaveAttribute('data-phase', 'live')
  await center(demo)
  return demo
}

/** The color of the drop indicator where a drop is refused. */
const red = 'oklch(0.48 0.18 27)'

/** Shows the controls for readers who cannot drag. */
const openBar = (demo: Locator) => demo.getByRole('button', { name: 'Move without a mouse' }).click()

test('demos are snapshots until they are near the window', async ({ page }) => {
  const requests = requestsOf(page, /\/editor-\w+\.js|demo\.sheet/)
  await openHydrated(page, pageWithoutDemos)
  await page.mouse.wheel(0, 4000)
  await page.waitForLoadState('networkidle')
  expect(requests).toEqual([])
  const editors = requestsOf(page, /\/editor-\w+\.js/)
  await openHydrated(page, 'docs/concepts/user-components')
  const demo = find(page, 'Rules')
  await expect(stage(demo)).toHaveAttribute('data-phase', 'snapshot')
  expect(editors).toEqual([])
  await demo.scrollIntoViewIfNeeded()
  await expect(stage(demo)).toHaveAttribute('data-phase', 'live')
  expect(editors).toHaveLength(1)
})

// Other clicks: src/theme/demo/resume.test.ts.
test('a click in the snapshot is repeated in the editor', { tag: '@late-hydration' }, async ({ page }) => {
  for (const [name, text, effect] of [
    ['History', 'Add 1', 'Counter A: 1'],
    ['CanvasNodes', 'Box is a Canvas', 'Subtitle can be dragged'],
  ] as const) {
    await page.goto(pathOf(name))
    const demo = find(page, name)
    await stage(demo).getByText(text, { exact: true }).first().click()
    await expect(stage(demo)).toHaveAttribute('data-phase', 'live')
    await expect(demo.getByText(effect)).toBeVisible()
  }
})

test('the editor takes over the snapshot’s focus and the text typed there', async ({ page }) => {
  const release = await hold(page, /\/editor-\w+\.js/)
  await openHydrated(page, pathOf('BigResolver'))
  const demo = find(page, 'BigResolver')
  await demo.scrollIntoViewIfNeeded()
  const field = demo.getByLabel('Search blocks')
  await field.pressSequentially('video')
  await expect(stage(demo)).toHaveAttribute('data-phase', 'snapshot')
  release()
  await expect(stage(demo)).toHaveAttribute('data-phase', 'live')
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('video')
  const tools = stage(demo).locator('.demo-tools button')
  await expect(tools).toHaveText(['Video'])
  await drag(page, tools, stage(demo).getByText('A heading'), [0.5, 0.9], accent)
  await expect(texts(demo)).toHaveText(['A heading', 'A video'])
})

/** Actions and expectations by demo, unless unit tests cover them (content/snippets, src/theme/demo). */
const uses: Record<string, (demo: Locator, page: Page) => Promise<void>> = {
  WholeEditor: async (demo, page) => {
    const [tool, card] = [button(demo, 'Text'), stage(demo).getByText('I am in a card')]
    await drag(page, tool, card, [0.5, 0.9], accent)
    await expect(stage(demo).locator('.demo-card .demo-text')).toHaveText(['I am in a card', 'New text'])
    await button(demo, 'Card').click()
    await expect(stage(demo).locator('.demo-card')).toHaveCount(2)
    await texts(demo).first().click()
    await demo.getByLabel('Text of the selected element').fill('Changed')
    await expect(texts(demo).first()).toHaveText('Changed')
    await button(stage(demo), 'Delete').click()
    await expect(texts(demo)).toHaveText(['I am in a card', 'New text'])
  },
  CanvasNodes: async (demo, page) => {
    const blocks = stage(demo).locator('.demo-box > p')
    const card = blocks.filter({ hasText: /^Card/ }).locator('..')
    await drag(page, blocks.filter({ hasText: /^Title/ }), card, [0.5, 0.95], accent)
    await expect(blocks).toContainText(['Page', 'Card', 'Title', 'Box', 'Subtitle'])
    await expect(stage(demo).locator('[draggable=true]')).toHaveCount(3)
    await demo.getByRole('checkbox', { name: 'Page is a Canvas' }).uncheck()
    await expect(stage(demo).locator('[draggable=true]')).toHaveCount(0)
  },
  LinkedNodes: async (demo, page) => {
    const [text, card] = [stage(demo).getByText('Drag me into'), stage(demo).locator('.demo-card')]
    await expect(saved(demo)).toContainText('"linkedNodes": { "actions":')
    await drag(page, text, stage(demo).getByText('Start now'), [0.5, 0.9], accent)
    await expect(card.getByText('Drag me into')).toBeVisible()
    await expect(saved(demo).locator('[data-highlight]').first()).toBeVisible()
  },
  FirstDrag: async (demo, page) => {
    const [first, second] = [stage(demo).getByText('First'), stage(demo).getByText('Second')]
    await drag(page, second, first, [0.5, 0.1], accent)
    await expect(texts(demo)).toHaveText(['Second', 'First'])
  },
  Connectors: async (demo, page) => {
    const [handle, text] = [demo.locator('.demo-handle'), stage(demo).getByText('by any part')]
    await drag(page, handle, text, [0.5, 0.25], accent)
    await expect(texts(demo).first()).toContainText('by the dots')
    await expect(stage(demo).getByText('I have no handle')).not.toHaveAttribute('draggable')
  },
  Rules: async (demo, page) => {
    const box = stage(demo).locator('[data-name^="At most"]')
    await stage(demo).getByText('A text').hover()
    await expect(stage(demo).locator('[data-mark=hovered]').last()).toHaveText('A text')
    await dragOver(page, stage(demo).getByText('A text'), box.getByText('Buy'), [0.4, 0.8])
    await expect(box).toHaveAttribute('data-mark', 'refused')
    await page.mouse.up()
    await expect(status(demo)).toContainText('Refused: Buttons “At most two buttons” does not accept Text')
    await dragOver(page, stage(demo).getByText('A button'), box.getByText('Buy'), [0.4, 0.8])
    await expect(box).toHaveAttribute('data-mark', 'target')
    await page.mouse.up()
    await expect(box.locator('p')).toHaveCount(2)
    await drag(page, stage(demo).getByText('One more'), box.getByText('Buy'), [0.4, 0.8], red)
    await expect(box.locator('p')).toHaveCount(2)
  },
  Serializing: async (demo) => {
    await expect(saved(demo)).toContainText('"props": { "text": "Type here" }')
    await demo.getByLabel('Text', { exact: true }).first().fill('Hello')
    await expect(saved(demo).locator('[data-highlight]')).toContainText('"text": "Hello"')
    await expect(saved(demo)).toContainText('"resolvedName": "Paragraph"')
  },
  SaveAndLoad: async (demo) => {
    await button(stage(demo), 'Save').click()
    await expect(stage(demo).getByText('Everything is saved.')).toBeVisible()
    await stage(demo).getByText('Second').click()
    await openBar(demo)
    await button(demo, 'Delete').click()
    await expect(stage(demo).getByText('There are unsaved changes.')).toBeVisible()
    await button(stage(demo), 'Load').click()
    await expect(texts(demo)).toHaveText(['First', 'Second', 'Third'])
  },
  DragFeel: async (demo, page) => {
    const pane = stage(demo).locator('.demo-layers')
    const blocks = pane.locator('.demo-text:not([inert])')
    const [copies, tool] = [stage(demo).locator('[inert]'), button(demo, 'New text')]
    // Browsers repeat `dragover` while the pointer rests, and the copy waits for that. An automated browser does not.
    const rest = (x: number, y: number, copy = copies) =>
      expect(async () => {
        await page.mouse.move(x + 1, y)
        await page.mouse.move(x, y)
        await expect(copy).toHaveCount(1, { timeout: 200 })
      }).toPass({ timeout: 20_000 })
    await demo.getByLabel('Scroll at the edges').uncheck()
    const first = await dragOver(page, tool, blocks.nth(1), [0.5, 0.9])
    await rest(first.x, first.y)
    const { x, y } = (await stage(demo).getByLabel('Slots').boundingBox())!
    await page.mouse.move(x, y, { steps: 5 })
    await page.mouse.up()
    await expect(copies).toHaveCount(0)
    await expect(blocks).toHaveCount(5)
    const slot = await dragOver(page, blocks.first(), blocks.nth(2), [0.5, 0.8])
    await rest(
      slot.x,
      slot.y,
      stage(demo).locator('.demo-box .demo-box [inert]', { hasText: 'Drag me down' }),
    )
    await expect(blocks.nth(2)).toHaveText('Drop here')
    await page.mouse.up()
    await expect(blocks).toHaveText([/Move$/, 'Drag me down', 'A text', 'The last text'])
    await demo.getByLabel('Scroll at the edges').check()
    await dragOver(page, blocks.first(), pane, [0.5, 0.95])
    await expect.poll(() => pane.evaluate((box) => box.scrollTop)).toBeGreaterThan(20)
    await page.mouse.up()
  },
  FreePositions: async (demo, page) => {
    const [sheet, notes] = [stage(demo).locator('.demo-box'), texts(demo)]
    const at = (note: Locator) =>
      note.evaluate(({ offsetLeft, offsetTop }: HTMLElement) => [offsetLeft, offsetTop])
    await notes.last().press('ArrowRight')
    await expect.poll(() => at(notes.last())).toEqual([128, 96])
    await demo.getByLabel('Zoom').selectOption('0.5')
    await dragOver(page, notes.first(), notes.first(), [0.5, 1.5])
    await page.mouse.up()
    // The note's height is not a multiple of 8, so it snaps either to the grid or to the other note.
    await expect.poll(async () => (await at(notes.first()))[1]).toBeGreaterThan(40)
    await dragOver(page, button(demo, 'New note'), sheet, [0.5, 0.5])
    await page.mouse.up()
    const [width, height] = await sheet.evaluate((box) => [box.clientWidth, box.clientHeight])
    const [left = 0, top = 0] = await at(notes.last())
    expect(Math.abs(left - width / 2)).toBeLessThan(4)
    expect(Math.abs(top - height / 2)).toBeLessThan(4)
    await button(demo, 'Undo').click()
    await expect(notes).toHaveCount(2)
    await button(demo, 'Redo').click()
    expect(await at(notes.last())).toEqual([left, top])
  },
  Columns: async (demo, page) => {
    const columns = stage(demo).locator('.demo-fill:not(.drag-shadow)')
    const widths = () => columns.evaluateAll((all) => all.map((column) => Number(column.style.flexGrow)))
    const handle = stage(demo).getByRole('slider').first()
    await handle.hover()
    const { x, y } = (await handle.boundingBox())!
    await page.mouse.down()
    await page.mouse.move(x + 60, y, { steps: 5 })
    await page.mouse.up()
    await expect.poll(async () => (await widths())[0]).toBeGreaterThan(1.1)
    await drag(page, texts(demo).first(), columns.last(), [0.98, 0.5], accent)
    await expect(columns).toHaveCount(3)
  },
  HiddenNodes: async (demo, page) => {
    const text = (name: string) => stage(demo).getByText(name, { exact: true })
    await drag(page, text('B'), text('C'), [0.5, 0.9], accent)
    await expect(texts(demo)).toHaveText(['B', 'C'])
    await demo.getByRole('checkbox').uncheck()
    await drag(page, text('B'), text('C'), [0.5, 0.9], accent)
    await expect(texts(demo)).toHaveText(['A', 'C', 'B'])
  },
}

/** Dragging in a field selects text or moves a slider, and does not drag a component. */
async function dragInFields(page: Page, demo: Locator) {
  const fields = fieldsOf(demo).filter({ visible: true })
  // Some demos have a field for the selection.
  if ((await fields.count()) === 0 || (await fields.first().isDisabled())) await texts(demo).first().click()
  await page.evaluate(() => addEventListener('dragstart', ({ target }) => console.error('drag', target)))
  for (const field of await fields.all()) {
    if ((await field.inputValue()) === '') await field.fill('Some words')
    const box = (await field.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    const y = box.y + box.height / 2
    await page.mouse.move(box.x + 8, y)
    await page.mouse.down()
    await page.mouse.move(box.x + box.width - 8, y, { steps: 10 })
    await page.mouse.up()
    const share = await field.evaluate((element: HTMLInputElement) =>
      element.type === 'range'
        ? Number(element.value) / 100
        : Number(element.selectionStart !== element.selectionEnd),
    )
    expect(share).toBeGreaterThan(0.8)
  }
}

const withFields =
  'EditInPlace HtmlIn HtmlOut Newsletter NodeState PagesByModel Panels Serializing Toolbox Translations WholeEditor'
/** Demos whose pages have the most kinds of controls, markers, and drops. */
const inEveryChange = 'FirstDrag WholeEditor Rules CanvasNodes Serializing NodeState SaveAndLoad'
  .split(' ')
  .map(pathOf)

// `npm test` mounts all demos (samples.spec.ts) and tests the recipes' code (content/snippets, tools/craft-behavior).
// axe checks them in e2e/nightly/axeStates.spec.ts.
for (const path of pages) {
  const tag = inEveryChange.includes(path) ? [] : MATRIX
  test(`the demos of /${path} start without layout shifts and can be used`, { tag }, async ({ page }) => {
    await watchShifts(page)
    await page.goto(path)
    const found = demos
      .filter(([, other]) => other === path)
      .map(([name]) => ({ name, demo: find(page, name) }))
    for (const { demo } of found) {
      const before = await stage(demo).boundingBox()
      await center(demo)
      await hydrate(page)
      await expect(stage(demo)).toHaveAttribute('data-phase', 'live')
      await waitForAnimations(page)
      expect((await stage(demo).boundingBox())?.height).toBe(before?.height)
    }
    // The table of contents may wrap lines differently as the marked entry changes.
    expect((await shiftsOf(page)).filter((shift) => !/^\S+ <a href="#/.test(shift))).toEqual([])
    for (const { name, demo } of found)
      await test.step(name, async () => {
        await center(demo)
        // Minifying must not rename the components.
        const { files } = JSON.parse(readFileSync(`public/samples/demos/${name}.json`, 'utf8')) as Project
        const code = Object.values(files).join('\n')
        const marked = stage(demo).locator('[data-node]')
        const names = await marked.evaluateAll((all) => all.map((element) => element.dataset.node))
        expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(code))).toEqual([])
        await uses[name]?.(demo, page)
      })
    for (const { name, demo } of found)
      if (withFields.split(' ').includes(name)) await dragInFields(page, demo)
  })
}

// The commands themselves: src/theme/demo/commands.test.tsx.
test('the controls, closed at first, move, undo, and reset by keyboard', async ({ page }) => {
  const demo = await openDemo(page, 'Rules')
  const box = stage(demo).locator('[data-name^="At most"] p')
  const node = demo.getByLabel('Selected node')
  await expect(node).toBeHidden()
  await expect(demo.getByText('Drag a block with the mouse.')).toBeVisible()
  await expect(demo.getByText('Tap a block')).toBeHidden()
  await openBar(demo)
  await expect(node).toBeVisible()
  const code = button(demo, 'Code')
  await expect(code).toHaveAttribute('aria-expanded', 'true')
  await code.click()
  await expect(demo.getByRole('tabpanel')).toBeHidden()
  await code.click()
  await expect(demo.getByRole('tabpanel')).toBeVisible()
  // The controls open for keyboard users.
  await openDemo(page, 'Rules')
  await expect(node).toBeHidden()
  await demo.locator('pre').first().press('Shift+Tab')
  await expect(node).toBeVisible()
  await node.focus()
  await page.keyboard.type('Text')
  await expect(node.locator('option:checked')).toContainText('A text')
  const moveInto = async () => {
    const into = demo.getByLabel('Move into')
    await into.selectOption(await into.locator('option', { hasText: 'At most' }).getAttribute('value'))
    await demo.getByRole('button', { name: 'Move', exact: true }).press('Enter')
  }
  await moveInto()
  await expect(status(demo)).toContainText('Refused: Text “A text” may not go into')
  await node.selectOption(await node.locator('option', { hasText: 'A button' }).getAttribute('value'))
  await moveInto()
  await expect(status(demo)).toContainText('moved into')
  await expect(box).toHaveText(['Buy', 'A button'])
  for (const [name, left] of [
    ['Up', ['A button', 'Buy']],
    ['Delete', ['Buy']],
    ['Undo', ['A button', 'Buy']],
    ['Reset', ['Buy']],
  ] as const) {
    await demo.getByRole('button', { name }).press('Enter')
    await expect(box).toHaveText([...left])
  }
  // Otherwise the navbar covers part of the demo, and axe reports the targets there as too small.
  await page.evaluate(() => scrollTo(0, 0))
  expect(await violationsOf(page, '.code pre', '.demo')).toEqual([])
})

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  test('the controls are open on touch screens', async ({ page }) => {
    await page.goto('docs/concepts/user-components')
    const demo = find(page, 'Rules')
    await demo.scrollIntoViewIfNeeded()
    await expect(demo.getByRole('group', { name: 'Edit without dragging' })).toBeVisible()
    await expect(demo.getByRole('button', { name: 'Move without a mouse' })).toBeHidden()
    await expect(demo.getByText('Drag a block with the mouse.')).toBeHidden()
    await expect(demo.getByText('Tap a block')).toBeVisible()
    // Otherwise the bar with the section may slide in over the text before the tap.
    await center(demo)
    await texts(demo).first().tap()
    await expect(demo.getByLabel('Selected node')).not.toHaveValue('')
  })
})

test('a demo that fails to load shows an error and can be retried', async ({ page, tolerate }) => {
  tolerate(/Failed to load resource|net::ERR|ChunkLoadError/)
  let isDown = true
  await page.route('**/editor-*.js', (route) => (isDown ? route.abort() : route.continue()))
  await openHydrated(page, 'docs/concepts/serializing')
  const demo = find(page, 'Serializing')
  await demo.scrollIntoViewIfNeeded()
  await expect(status(demo)).toContainText('The editor could not be loaded.')
  isDown = false
  await demo.getByRole('button', { name: 'Try again' }).click()
  await expect(stage(demo)).toHaveAttribute('data-phase', 'live')
})
