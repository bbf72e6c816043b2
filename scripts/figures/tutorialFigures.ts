import type { Locator, Page } from '@playwright/test'
import { poseDrag } from './poseDrag'

/** One picture: the tutorial step it shows, and what a reader has done there. */
export interface Figure {
  /** The file name without `.png`. */
  name: string
  /** The heading of the step. */
  step: string
  /** Height of the window in CSS pixels; its width is always 960. */
  height: number
  prepare: (page: Page) => Promise<void>
}

function text(page: Page, words: string): Locator {
  return page.locator('.page .text', { hasText: words }).first()
}

function button(page: Page, label: string): Locator {
  return page.locator('.page .button', { hasText: label }).first()
}

function tool(page: Page, label: string): Locator {
  return page.locator('.toolbox-items').getByRole('button', { name: label, exact: true })
}

function card(page: Page): Locator {
  return page.locator('.page > .container > .container').first()
}

/** The pictures of the Basic Tutorial, in the order in which it shows them. */
export const tutorialFigures: Figure[] = [
  {
    name: 'finished',
    step: 'Move without a mouse',
    height: 800,
    prepare: async (page) => {
      await card(page).click({ position: { x: 4, y: 4 } })
      await page.getByLabel('Background').fill('#fff3d6')
      await page.getByLabel('Padding').fill('24')
      await page.getByLabel('Padding').blur()
    },
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
    prepare: (page) => poseDrag(page, text(page, 'Hi world'), card(page), [0.4, 0.06]),
  },
  {
    name: 'refused',
    step: 'Droppable regions in Card',
    height: 540,
    prepare: (page) => poseDrag(page, button(page, 'Click me'), text(page, 'Title'), [0.4, 0.8]),
  },
  {
    name: 'toolbox',
    step: 'Toolbox',
    height: 540,
    prepare: (page) => poseDrag(page, tool(page, 'Container'), text(page, 'Hi world'), [0.5, 0.9]),
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
    name: 'broken',
    step: 'Keep the page',
    height: 420,
    prepare: async (page) => {
      await page.evaluate(() => localStorage.setItem('examples.basic.page', '{'))
      await page.reload()
      await page.getByRole('alert').waitFor()
    },
  },
  {
    name: 'keyboard',
    step: 'Move without a mouse',
    height: 1000,
    prepare: async (page) => {
      await button(page, 'Click me').click()
      await page.keyboard.press('Alt+ArrowRight')
      await page.getByText('Button moved in').waitFor()
      await page.waitForTimeout(300)
    },
  },
]
