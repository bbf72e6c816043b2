import type { Locator, Page } from '@playwright/test'
import { dragOver, readSteps, type ServedSteps, serveSteps } from '../tutorial'
import { expect, test } from '../test'

// The app after a reader has copied the code blocks of a step. All guides together result in the Basic example, byte for
// byte (tutorial.test.ts), so basicEditor.spec.ts tests what works the same there. This file tests that each guide works
// without the others.
let site: ServedSteps

test.describe.configure({ mode: 'serial' })
test.use({ viewport: { width: 1000, height: 900 } })
test.beforeAll(async () => {
  site = await serveSteps(readSteps())
})
test.afterAll(() => site.close())

const text = (page: Page, words: string) => page.locator('.page .text', { hasText: words }).first()
const button = (page: Page, label: string) => page.locator('.page .button', { hasText: label }).first()
const root = (page: Page) => page.locator('.page > .container')
const box = (page: Page) => page.locator('.page .container', { hasText: 'again' }).last()

/** Texts and buttons in a part of the page, from top to bottom. */
const words = (part: Locator) => part.locator('.text, .button')

test('After the first steps, the page is shown and its settings work', async ({ page, tolerate }) => {
  await page.goto(site.addressOf('Install'))
  await expect(page.getByRole('heading', { name: 'Basic Page Editor' })).toBeVisible()
  const first = ['User components', 'Toolbox, settings panel and top bar']
  for (const step of first) {
    await page.goto(site.addressOf(step))
    const all = ['Title', 'Subtitle', 'Learn more', 'Click me', 'Hi world!', "It's me again!"]
    await expect(words(root(page)), step).toHaveText(all)
    await expect(page.locator('[draggable=true]'), step).toHaveCount(0)
  }
  tolerate(/changing an uncontrolled input to be controlled/)
  await page.goto(site.addressOf('Related settings'))
  await text(page, 'Title').click()
  await page.getByLabel('Font size: 28 px').fill('40')
  await expect(text(page, 'Title')).toHaveCSS('font-size', '40px')
  await text(page, 'Hi world').click()
  await expect(page.getByRole('region', { name: 'Settings' })).toContainText('Font size: px')
  await page.getByLabel('Font size').fill('30')
  await expect(text(page, 'Hi world')).toHaveCSS('font-size', '30px')
})

test('The top bar turns editing off and prints the page, which stays the same', async ({ page }) => {
  await page.goto(site.addressOf('Top bar'))
  await expect(text(page, 'Hi world')).toHaveAttribute('draggable', 'true')
  await page.getByRole('switch', { name: 'Enable' }).uncheck()
  await expect(page.locator('[draggable=true]')).toHaveCount(0)
  const printed = page.waitForEvent('console')
  await page.getByRole('button', { name: 'Serialize' }).click()
  const nodes = JSON.parse((await printed).text()) as Record<string, object>
  expect(nodes.ROOT).toBeDefined()
  const props = { text: 'Hi world!', fontSize: 20, textAlign: 'left' }
  expect(Object.values(nodes)).toContainEqual(expect.objectContaining({ parent: 'ROOT', props }))
  // A guide keeps the page across a reload, and starts over after a confirmation.
  await page.goto(site.addressOf('Start over'))
  await button(page, 'Click me').click()
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.reload()
  await expect(text(page, 'Hi world')).toBeVisible()
  await expect(button(page, 'Click me')).toHaveCount(0)
  await page.getByRole('button', { name: 'Start over' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Start over' }).click()
  await expect(button(page, 'Click me')).toBeVisible()
})

test('Keys move a text into the box, and a refused drop shows the reason', async ({ page }) => {
  await page.goto(site.addressOf('Move with keys'))
  await page.getByRole('button', { name: 'Text Hi world!' }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Alt+ArrowRight')
  await expect(page.getByRole('status')).toHaveText('Text moved in: 2 of 2 in Container')
  await expect(words(box(page))).toHaveText(["It's me again!", 'Hi world!'])
  await page.goto(site.addressOf('Show where a drop lands'))
  await dragOver(page, button(page, 'Click me'), text(page, 'Title'), [0.4, 0.8])
  await expect(page.locator('[data-drop=refused]')).toHaveAttribute('data-refusal', 'Takes texts only')
  await page.mouse.up()
  await expect(page.locator('[data-drop]')).toHaveCount(0)
})

test('A broken page shows an error, and text that is not a page is rejected', async ({ page }) => {
  await page.goto(site.addressOf('Copy and load, checked'))
  await page.getByRole('button', { name: 'Load' }).click()
  await page.getByLabel('State', { exact: true }).pressSequentially('abc')
  await page.getByRole('dialog').getByRole('button', { name: 'Load' }).click()
  await expect(page.getByRole('alert')).toContainText('Not a copied state')
  await page.evaluate(() => localStorage.setItem('examples.basic.page', '{'))
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Your page cannot be opened' })).toBeVisible()
})
