import type { Page } from '@playwright/test'
import { appearances, setAppearance } from '../appearances'
import { violationsOf } from '../axe'
import { excessWidth } from '../motion'
import { expect, test } from '../test'
import { drag } from '../tutorial'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const status = (page: Page) => page.locator('.top-bar [data-status]')
const shown = (page: Page) => page.getByRole('region', { name: 'Form', exact: true })

async function open(page: Page) {
  await page.goto('examples/forms/#/bread-order')
  await expect(shown(page)).toContainText('Which breads?')
}

/** Adds a field at the end by its tool, and types its label. */
async function add(page: Page, tool: string, label: string) {
  await button(page, tool).click()
  await expect(page.getByLabel('Label', { exact: true })).toBeFocused()
  await page.keyboard.type(label)
}

test('a new form is built by mouse and keys, survives a reload in the middle of a word, and gets an answer', async ({
  page,
}) => {
  await page.goto('examples/forms/')
  await button(page, 'New form').click()
  await page.keyboard.type('Summer party')
  await page.keyboard.press('Enter')
  await expect(shown(page).getByRole('heading', { name: 'Summer party' })).toBeVisible()
  await drag(page, button(page, 'Checkboxes'), shown(page).getByText('Your name'), [0.3, 0.05], /./)
  await expect(page.getByLabel('Label', { exact: true })).toBeFocused()
  await page.keyboard.type('You bring')
  await page.getByLabel('Options, one per line').fill('Bread\nCheese')
  await button(page, 'Two columns').click()
  await expect(shown(page).getByText('Drop a block here')).toHaveCount(2)
  await button(page, 'Undo').click()
  await expect(shown(page).getByText('Drop a block here')).toHaveCount(0)
  await page.getByRole('navigation', { name: 'Page' }).getByText('Your name').click()
  await page.getByLabel('Label', { exact: true }).click()
  await page.keyboard.press('End')
  await page.keyboard.type(' in fu')
  await page.reload()
  // The last save may have reached the server, or only the draft is in the browser.
  const choice = button(page, 'Open my changes')
  await expect(choice.or(shown(page))).toBeVisible()
  if (await choice.isVisible()) await choice.click()
  await expect(shown(page)).toContainText('Your name in fu')
  await expect(status(page)).toHaveText('Saved')
  await expect(shown(page)).toContainText('You bring')

  await button(page, 'Publish').click()
  const dialog = page.getByRole('dialog', { name: 'Published' })
  await expect(dialog.getByLabel('Address')).toHaveValue(/\/examples\/forms\/page\/\?id=summer-party$/)
  expect(await violationsOf(page)).toEqual([])
  const opened = page.waitForEvent('popup')
  await dialog.getByRole('link', { name: 'Open the form' }).click()
  const form = await opened
  await form.getByLabel('Bread').check()
  await form.getByLabel('Cheese').check()
  await form.getByLabel('Your name in fu').fill('Ada')
  expect(await violationsOf(form)).toEqual([])
  await form.getByLabel('Your name in fu').press('Enter')
  await expect(form.getByRole('status')).toHaveText('Thank you. We received your message.')

  await page.bringToFront()
  await page.keyboard.press('Escape')
  await expect(button(page, 'Published ✓')).toBeFocused()
  await page.getByRole('link', { name: 'Answers', exact: true }).click()
  await expect(page.getByRole('row', { name: /Bread, Cheese Ada$/ })).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('link', { name: 'Back to the list' }).click()
  await expect(page.getByRole('link', { name: 'Answers (1) to Summer party' })).toBeVisible()
})

test('a second tab cannot overwrite the first, and both versions remain', async ({ page, context }) => {
  await open(page)
  const other = await context.newPage()
  await open(other)
  await add(page, 'One line', 'From the first tab')
  await expect(status(page)).toHaveText('Saved')
  await add(other, 'One line', 'From the second tab')
  await expect(status(other)).toContainText('was saved or deleted by another user or in another tab')
  await other.reload()
  await expect(other.getByText('The page has been saved since')).toBeVisible()
  await button(other, 'Decide later').click()
  await expect(shown(other)).toContainText('From the first tab')
  await other.reload()
  await button(other, 'Open my changes').click()
  await expect(shown(other)).toContainText('From the second tab')
})

for (const { width, mode, tag } of appearances)
  test(
    `the form builder has no accessibility violations, ${mode} at ${width} px`,
    { tag: tag ?? [] },
    async ({ page }) => {
      await setAppearance(page, { width, mode })
      await open(page)
      for (const tool of await page.getByRole('region', { name: 'Blocks' }).getByRole('button').all()) {
        await tool.click()
        expect(await excessWidth(page)).toBeLessThanOrEqual(0)
      }
      expect(await violationsOf(page)).toEqual([])
      for (const path of ['#/', '#/bread-order/answers', 'page/?id=bread-order']) {
        await page.goto(`examples/forms/${path}`)
        await page
          .getByText(/Bread order/)
          .first()
          .waitFor()
        expect(await violationsOf(page), path).toEqual([])
        expect(await excessWidth(page), path).toBeLessThanOrEqual(0)
      }
    },
  )
