import type { Figure } from './Figure'
import { button, text } from './parts'

/** The pictures of the tutorial's steps after the toolbox. */
export const editFigures: Figure[] = [
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
    name: 'outline',
    step: 'An outline',
    height: 1080,
    prepare: async (page) => {
      await page.getByRole('region', { name: 'Outline' }).getByRole('button', { name: 'Text Title' }).focus()
      await page.keyboard.press('Enter')
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
