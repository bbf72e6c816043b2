import type { Page, Locator } from '@playwright/test'
import { showDrag, showRefusedDrag } from './showDrag'

/** A screenshot: the step of the tutorial that it shows, and what is done there first. */
export interface Figure {
  /** The file name without `.png`. */
  name: string
  /** The heading of the step. */
  step: string
  /** Height of the window in CSS pixels; its width is always 960. */
  height: number
  prepare: (page: Page) => Promise<void>
}

/** The first text of the page that has `words`. */
function text(page: Page, words: string): Locator {
  return page.locator('.page .text', { hasText: words }).first()
}

/** The first button of the page that has `label`. */
function button(page: Page, label: string): Locator {
  return page.locator('.page .button', { hasText: label }).first()
}

/** An item of the toolbox. */
function tool(page: Page, label: string): Locator {
  return page.locator('.toolbox-items').getByRole('button', { name: label, exact: true })
}

/** The card of the sample page. */
function card(page: Page): Locator {
  return page.locator('.page > .container > .container').first()
}

/** The screenshots of the tutorial. */
export const tutorialFigures: readonly Figure[] = [
  {
    name: 'finished',
    step: 'Show where a drop lands',
    height: 800,
    prepare: async (page) => {
      await card(page).click({ position: { x: 4, y: 4 } })
      await page.getByLabel('Background').fill('#fff3d6')
      await page.getByLabel('Padding').fill('24')
      await page.getByLabel('Padding').blur()
    },
  },
  {
    name: 'built',
    step: 'Undo and redo',
    height: 720,
    prepare: async (page) => {
      await card(page).click({ position: { x: 4, y: 4 } })
      await page.getByLabel('Background').fill('#fff3d6')
      await page.getByLabel('Padding').fill('24')
      await page.getByLabel('Padding').blur()
    },
  },
  {
    name: 'install',
    step: 'Install',
    height: 220,
    prepare: (page) => page.mouse.move(0, 0),
  },
  {
    name: 'components',
    step: 'User components',
    height: 540,
    prepare: (page) => page.mouse.move(0, 0),
  },
  {
    name: 'interface',
    step: 'Toolbox, settings panel and top bar',
    height: 540,
    prepare: (page) => page.mouse.move(0, 0),
  },
  {
    name: 'drag',
    step: 'Drag and drop',
    height: 540,
    prepare: (page) => showDrag(page, text(page, 'Hi world'), card(page), [0.4, 0.06]),
  },
  {
    name: 'rule',
    step: 'A rule for one component',
    height: 540,
    prepare: (page) => showRefusedDrag(page, text(page, 'Drag'), card(page), [0.4, 0.06]),
  },
  {
    name: 'refused',
    step: 'Droppable regions in Card',
    height: 540,
    prepare: (page) => showDrag(page, button(page, 'Click me'), text(page, 'Title'), [0.4, 0.8]),
  },
  {
    name: 'toolbox',
    step: 'Toolbox',
    height: 540,
    prepare: (page) => showDrag(page, tool(page, 'Container'), text(page, 'Hi world'), [0.5, 0.9]),
  },
  {
    name: 'text-edit',
    step: 'Edit text in place',
    height: 540,
    prepare: async (page) => {
      await text(page, 'again').dblclick()
      await page.keyboard.type('Typed right here')
    },
  },
  {
    name: 'panel',
    step: 'Settings panel',
    height: 540,
    prepare: (page) => text(page, 'Hi world').click(),
  },
  {
    name: 'related',
    step: 'Related settings',
    height: 700,
    prepare: async (page) => {
      await text(page, 'Title').click()
      await page.getByLabel('Font size').fill('40')
      await page.getByLabel('Font size').blur()
    },
  },
  {
    name: 'defaults',
    step: 'Default props',
    height: 700,
    prepare: (page) => text(page, 'Hi world').click(),
  },
  {
    name: 'settings-panel',
    step: 'Settings for the other components',
    height: 845,
    prepare: async (page) => {
      await button(page, 'Click me').click()
      await page.getByLabel('Large').check()
      await page.getByLabel('Outlined').check()
    },
  },
  {
    name: 'topbar',
    step: 'Top bar',
    height: 500,
    prepare: async (page) => {
      await page.getByRole('switch').uncheck()
      await page.mouse.move(0, 0)
    },
  },
  {
    name: 'undo',
    step: 'Undo and redo',
    height: 540,
    prepare: async (page) => {
      await button(page, 'Click me').click()
      await page.getByRole('button', { name: 'Delete' }).click()
      await page.evaluate(() => scrollTo(0, 0))
      await page.mouse.move(0, 0)
    },
  },
  {
    name: 'load',
    step: 'Copy and load',
    height: 540,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Load' }).click()
      await page.getByRole('textbox').fill('abc')
      await page.getByRole('dialog').getByRole('button', { name: 'Load' }).click()
      await page.getByRole('alert').waitFor()
    },
  },
  {
    name: 'kept',
    step: 'Keep the page',
    height: 700,
    prepare: async (page) => {
      await button(page, 'Click me').click()
      await page.getByRole('button', { name: 'Delete' }).click()
      await page.reload()
      await text(page, 'Hi world').waitFor()
      await page.mouse.move(0, 0)
    },
  },
  {
    name: 'broken',
    step: 'Broken pages',
    height: 420,
    prepare: async (page) => {
      await page.evaluate(() => localStorage.setItem('examples.basic.page', '{'))
      await page.reload()
      await page.getByRole('alert').waitFor()
    },
  },
  {
    name: 'start-over',
    step: 'Start over',
    height: 500,
    prepare: (page) => page.getByRole('button', { name: 'Start over' }).first().click(),
  },
  {
    name: 'outline',
    step: 'An outline',
    height: 1080,
    prepare: async (page) => {
      await page.getByRole('region', { name: 'Outline' }).getByRole('button', { name: 'Text Title' }).focus()
      await page.keyboard.press('Enter')
    },
  },
  {
    name: 'buttons',
    step: 'Move with buttons',
    height: 1000,
    prepare: async (page) => {
      await text(page, 'Hi world').click()
      await page.getByRole('button', { name: 'Move down' }).click()
      await page.getByText('Text moved down').waitFor()
      await page.waitForTimeout(300)
    },
  },
  {
    name: 'added',
    step: 'Add where the selection is',
    height: 1000,
    prepare: async (page) => {
      await page
        .locator('.page .container', { hasText: 'again' })
        .last()
        .click({ position: { x: 4, y: 4 } })
      await tool(page, 'Text').click()
      await page.getByText('Text added to Container').waitFor()
      await page.waitForTimeout(300)
    },
  },
  {
    name: 'keyboard',
    step: 'Move with keys',
    height: 1000,
    prepare: async (page) => {
      await button(page, 'Click me').click()
      await page.keyboard.press('Alt+ArrowRight')
      await page.getByText('Button moved in').waitFor()
      await page.waitForTimeout(300)
    },
  },
  {
    name: 'reason',
    step: 'Show where a drop lands',
    height: 540,
    prepare: (page) => showDrag(page, button(page, 'Click me'), text(page, 'Title'), [0.4, 0.8]),
  },
]
