import type { Locator, Page } from '@playwright/test'
import { resultOf } from './playground'
import { dragOver } from '../tutorial'

/** Actions of a reader in the result. Drag actions leave the mouse button pressed. */
export type Act = (page: Page) => Promise<unknown>

const text = (page: Page, words: string): Locator => resultOf(page).locator('.demo-text', { hasText: words })
const button = (page: Page, name: string) => resultOf(page).getByRole('button', { name, exact: true })
const card = (page: Page) => resultOf(page).locator('.demo-box', { hasText: 'A card' }).last()
const slot = (page: Page) => card(page).locator('.demo-box')

export const above = (name: string, other: string) => (page: Page) =>
  dragOver(page, text(page, name), text(page, other), [0.5, 0.1])
export const below = (name: string, other: string) => (page: Page) =>
  dragOver(page, text(page, name), text(page, other), [0.5, 0.9])
export const click = (name: string) => (page: Page) => text(page, name).click()
export const press = (name: string) => (page: Page) => button(page, name).click()
export const all =
  (...acts: Act[]): Act =>
  async (page) => {
    for (const act of acts) await act(page)
  }
/** Selects a text and types into its field. */
export const type: Act = async (page) => {
  await click('Second')(page)
  const field = resultOf(page).getByRole('textbox', { name: 'Text' })
  await field.press('End')
  await field.pressSequentially(' one')
}
export const slide: Act = async (page) => {
  await click('Second')(page)
  await resultOf(page).getByRole('slider').press('End')
}
export const intoCard = (name: string) => (page: Page) =>
  dragOver(page, text(page, name), slot(page), [0.5, 0.5])
/** Grabs the box with these words at its edge and drags it over a point of another element. */
const boxOnto =
  (words: string, target: (page: Page) => Locator, down: number): Act =>
  async (page) => {
    const { x, y } = (await boxWith(words)(page).boundingBox())!
    const to = (await target(page).boundingBox())!
    await page.mouse.move(x + 30, y + 4)
    await page.mouse.down()
    await page.mouse.move(x + 40, y + 9, { steps: 3 })
    await page.mouse.move(to.x + to.width / 2, to.y + to.height * down, { steps: 12 })
  }
export const boxIntoCard = boxOnto('Free', slot, 0.5)
export const boxToTop = boxOnto('Stuck', (page) => text(page, 'First'), 0.1)
/** The innermost element with these words. */
export const find = (words: string) => (page: Page) => resultOf(page).getByText(words, { exact: true }).last()
/** The innermost box with these words. */
export const boxWith = (words: string) => (page: Page) =>
  resultOf(page).locator('.demo-box', { hasText: words }).last()
export const onto =
  (name: string, target: (page: Page) => Locator, down = 0.5): Act =>
  (page) =>
    dragOver(page, find(name)(page), target(page), [0.5, down])
export const create =
  (name: string, other = 'Second'): Act =>
  (page) =>
    dragOver(page, button(page, name), text(page, other), [0.5, 0.9])
export const fromToolbox = create('Text')

/** Drags and drops. */
export const drop =
  (drag: Act): Act =>
  async (page) => {
    await drag(page)
    await page.mouse.up()
  }
