import type { Page } from '@playwright/test'
import { showDrag } from './showDrag'

/** A screenshot of a step of the tutorial, with the actions to perform first. */
export interface Figure {
  /** The file name without `.png`. */
  name: string
  /** Heading of the step. */
  step: string
  /** Height of the window in CSS pixels; its width is always 960. */
  height: number
  prepare: (page: Page) => Promise<void>
}

/** The first text or button on the page that contains `words`. */
const first = (kind: '.text' | '.button') => (page: Page, hasText: string) =>
  page.locator(`.page ${kind}`, { hasText }).first()
const text = first('.text')
const button = first('.button')

/** An item of the toolbox. */
const tool = (page: Page, name: string) =>
  page.locator('.toolbox-items').getByRole('button', { name, exact: true })

/** The card of the sample page. */
const card = (page: Page) => page.locator('.page > .container > .container').first()

/** Selects the card and changes its settings. */
async function styleCard(page: Page): Promise<void> {
  await card(page).click({ position: { x: 4, y: 4 } })
  await page.getByLabel('Background').fill('#fff3d6')
  await page.getByLabel('Padding').fill('24')
  await page.getByLabel('Padding').blur()
}

const atRest = (page: Page) => page.mouse.move(0, 0)

const figure = (name: string, step: string, height: number, prepare: Figure['prepare']): Figure => ({
  name,
  step,
  height,
  prepare,
})

/** The screenshots of the tutorial. */
export const tutorialFigures: readonly Figure[] = [
  figure('built', 'Undo and redo', 720, styleCard),
  figure('install', 'Install', 220, atRest),
  figure('components', 'User components', 540, atRest),
  figure('interface', 'Toolbox, settings panel and top bar', 540, atRest),
  figure('drag', 'Drag and drop', 540, (page) =>
    showDrag(page, text(page, 'Hi world'), card(page), [0.4, 0.06]),
  ),
  figure('refused', 'Droppable regions in Card', 540, (page) =>
    showDrag(page, button(page, 'Click me'), text(page, 'Title'), [0.4, 0.8]),
  ),
  figure('toolbox', 'Toolbox', 540, (page) =>
    showDrag(page, tool(page, 'Container'), text(page, 'Hi world'), [0.5, 0.9]),
  ),
  figure('text-edit', 'Edit text in place', 540, async (page) => {
    await text(page, 'again').dblclick()
    await page.keyboard.type('Typed right here')
  }),
  figure('panel', 'Settings panel', 540, (page) => text(page, 'Hi world').click()),
  figure('related', 'Related settings', 700, async (page) => {
    await text(page, 'Title').click()
    await page.getByLabel('Font size').fill('40')
    await page.getByLabel('Font size').blur()
  }),
  figure('defaults', 'Default props', 700, (page) => text(page, 'Hi world').click()),
  figure('settings-panel', 'Settings for the other components', 845, async (page) => {
    await button(page, 'Click me').click()
    await page.getByLabel('Large').check()
    await page.getByLabel('Outlined').check()
  }),
  figure('topbar', 'Top bar', 500, async (page) => {
    await page.getByRole('switch').uncheck()
    await page.mouse.move(0, 0)
  }),
  figure('undo', 'Undo and redo', 540, async (page) => {
    await button(page, 'Click me').click()
    await page.getByRole('button', { name: 'Delete' }).click()
    await page.evaluate(() => scrollTo(0, 0))
    await page.mouse.move(0, 0)
  }),
  figure('load', 'Copy and load, checked', 540, async (page) => {
    await page.getByRole('button', { name: 'Load' }).click()
    await page.getByRole('textbox').fill('abc')
    await page.getByRole('dialog').getByRole('button', { name: 'Load' }).click()
    await page.getByRole('alert').waitFor()
  }),
  figure('kept', 'Keep the page', 700, async (page) => {
    await button(page, 'Click me').click()
    await page.getByRole('button', { name: 'Delete' }).click()
    await page.reload()
    await text(page, 'Hi world').waitFor()
    await page.mouse.move(0, 0)
  }),
  figure('broken', 'Broken pages', 420, async (page) => {
    await page.evaluate(() => localStorage.setItem('examples.basic.page', '{'))
    await page.reload()
    await page.getByRole('alert').waitFor()
  }),
  figure('start-over', 'Start over', 500, (page) =>
    page.getByRole('button', { name: 'Start over' }).first().click(),
  ),
  figure('two-tabs', 'Two tabs', 500, async (page) => {
    // The frame is another document, like a second tab.
    await page.evaluate(() => {
      const frame = document.body.appendChild(document.createElement('iframe'))
      frame.contentWindow?.localStorage.setItem('examples.basic.page', '{}')
      frame.remove()
    })
    await page.getByRole('alert').waitFor()
    await page.mouse.move(0, 0)
  }),
  figure('outline', 'An outline', 1080, async (page) => {
    await page.getByRole('region', { name: 'Outline' }).getByRole('button', { name: 'Text Title' }).focus()
    await page.keyboard.press('Enter')
  }),
  figure('buttons', 'Move with buttons', 1000, async (page) => {
    await text(page, 'Hi world').click()
    await page.getByRole('button', { name: 'Move down' }).click()
    await page.getByText('Text moved down').waitFor()
    await page.waitForTimeout(300)
  }),
  figure('added', 'Add where the selection is', 1000, async (page) => {
    await page
      .locator('.page .container', { hasText: 'again' })
      .last()
      .click({ position: { x: 4, y: 4 } })
    await tool(page, 'Text').click()
    await page.getByText('Text added to Container').waitFor()
    await page.waitForTimeout(300)
  }),
  figure('keyboard', 'Move with keys', 1000, async (page) => {
    await button(page, 'Click me').click()
    await page.keyboard.press('Alt+ArrowRight')
    await page.getByText('Button moved in').waitFor()
    await page.waitForTimeout(300)
  }),
  figure('reason', 'Show where a drop lands', 540, (page) =>
    showDrag(page, button(page, 'Click me'), text(page, 'Title'), [0.4, 0.8]),
  ),
]
