import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { setAppearance, appearances } from '../appearances'
import { violationsOf } from '../axe'
import { copiedText } from '../clipboard'
import { excessWidth } from '../motion'
import { expect, test } from '../test'
import { drag } from '../tutorial'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const tool = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Blocks' }).getByRole('button', { name, exact: true })
const mail = (page: Page) => page.getByRole('region', { name: 'Mail', exact: true })
const status = (page: Page) => page.locator('.top-bar [data-status]')
const preview = (page: Page) => page.frameLocator('iframe[title=Preview]')
const sent = (page: Page) => page.frameLocator('iframe[title=Mail]')
/** Playwright's own scripts, in the frame without scripts. */
const BLOCKED = /Blocked script execution in 'about:srcdoc'/
const publish = async (page: Page) => {
  await button(page, 'Publish').click()
  await expect(page.locator('.publish[data-published]')).toBeVisible()
}

async function open(page: Page) {
  await page.goto('examples/newsletter/#/bread')
  await expect(mail(page)).toContainText('our rye is baked twice')
  await expect(page.getByLabel('Subject')).toHaveValue('Bread of the week')
}

test('by mouse and keys: builds an issue, previews and publishes it, and opens its HTML and text', async ({
  page,
  tolerate,
}) => {
  tolerate(BLOCKED)
  await page.goto('examples/newsletter/')
  await button(page, 'New issue').click()
  await expect(page.getByLabel('Title of the new issue')).toBeFocused()
  await page.keyboard.type('Spring news')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Spring news' })).toBeVisible()
  await page.getByLabel('Preview text').fill('Two new breads')
  await page.getByLabel('Address of your site').fill('')
  await button(page, 'Publish').click()
  await expect(page.getByText('Write the address of your site')).toBeVisible()
  await page.getByLabel('Address of your site').fill('https://rye.example')

  // A new block is ready to type into. The tool must not take the spaces.
  await drag(page, tool(page, 'Text'), mail(page).getByText('Hello'), [0.5, 0.9], /./)
  await expect(page.getByRole('textbox', { name: 'Text' })).toBeFocused()
  await page.keyboard.type('Rye and oat,')
  await page.keyboard.press('Enter')
  await page.keyboard.type('from May.')
  await tool(page, 'Picture').click()
  await page.getByLabel('Upload', { exact: true }).setInputFiles('static/icon-192.png')
  await expect(mail(page).locator('img')).toBeVisible()
  await page.getByLabel('Description').fill('Two loaves')
  await page.getByLabel('Address', { exact: true }).fill('/may')
  // The browser must not drag the picture itself.
  await drag(page, mail(page).locator('img'), mail(page).getByText('Hello'), [0.5, 0.1], /./)
  await expect(mail(page).locator('p').nth(1).locator('img')).toBeVisible()
  await button(page, 'Undo').click()
  await tool(page, 'Two columns').click()
  const places = mail(page).getByText('Drop a block here')
  await expect(places).toHaveCount(2)
  await drag(page, mail(page).getByText('Rye and oat'), places.first(), [0.5, 0.5], /./)
  await expect(places).toHaveCount(1)
  await drag(page, tool(page, 'Button'), places, [0.5, 0.5], /./)
  await expect(page.getByLabel('Label')).toBeFocused()
  await page.keyboard.type('Order both')
  await expect(status(page)).toHaveText('Saved')

  await button(page, 'Preview').click()
  const top = (text: string) =>
    preview(page)
      .getByText(text)
      .evaluate((element) => element.getBoundingClientRect().top)
  await expect(preview(page).locator('img')).toBeVisible()
  expect(Math.abs((await top('Rye and oat')) - (await top('Order both')))).toBeLessThan(30)
  await page.getByLabel('Preview for').selectOption('320')
  await expect(page.locator('iframe[title=Preview]')).toHaveCSS('width', '320px')
  expect((await top('Order both')) - (await top('Rye and oat'))).toBeGreaterThan(40)
  await page.getByLabel('Preview for').selectOption('text')
  const text =
    'Spring news\n\nHello {{first_name}},\n\nUnsubscribe: {{unsubscribe_url}}\n\nTwo loaves: https://rye.example/may\n\nRye and oat,\nfrom May.\n\nOrder both: https://rye.example/'
  await expect(page.locator('.preview pre')).toHaveText(text)
  await publish(page)

  await page.getByRole('link', { name: 'Read it' }).click()
  await expect(sent(page).locator('img')).toBeVisible()
  await expect(sent(page).getByRole('link', { name: 'Two loaves' })).toHaveAttribute('target', '_blank')
  await page.getByLabel('Show').selectOption('text')
  await expect(page.locator('pre')).toHaveText(text)
  await page.getByLabel('Show').selectOption('html')
  await expect(page.locator('pre')).toContainText('<!doctype html>')
  await button(page, 'Copy HTML').click()
  await expect(page.getByText('HTML copied.')).toBeVisible()
  const html = await copiedText(page)
  expect(html).toContain('>Two new breads<')
  expect(html).toMatch(/<img src="https:\/\/rye\.example\/api\/pictures\/[^"]+\.png"/)
  for (const [extension, content] of [
    ['html', html],
    ['txt', text],
    ['eml', 'Content-Type: multipart/alternative'],
  ]) {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: `Download .${extension}` }).click(),
    ])
    expect(file.suggestedFilename()).toBe(`spring-news.${extension}`)
    expect(await readFile(await file.path(), 'utf8')).toContain(content)
  }

  await page.getByRole('link', { name: 'Edit' }).click()
  await mail(page).getByText('Spring news').click()
  await page.keyboard.press('Delete')
  await expect(status(page)).toHaveText('Saved')
  await page.getByRole('link', { name: 'Issues' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Spring news' })).toContainText('changes since')
  await button(page, 'Duplicate Spring news').click()
  await expect(page.getByRole('heading', { name: 'Copy of Spring news' })).toBeVisible()
  await expect(mail(page)).toContainText('Order both')
})

test('loses nothing with two tabs, and with a reload in the middle of a word', async ({ page, context }) => {
  await open(page)
  expect(await status(page).textContent(), 'an issue that nobody has changed is not saved').toBe('Saved')
  const other = await context.newPage()
  await open(other)
  await mail(other).getByText('Tuesday').click()
  await other.getByRole('textbox', { name: 'Text' }).fill('Monday to Saturday')
  await expect(status(other)).toHaveText('Saved')
  await mail(page).getByText('Mill Street').click()
  await page.getByRole('textbox', { name: 'Text' }).click()
  await page.keyboard.press('End')
  await page.keyboard.type(' and Bak')
  await expect(status(page)).toContainText('in another tab')
  await page.reload()
  await expect(page.getByText('The page has been saved since')).toBeVisible()
  await button(page, 'Discard my changes').click()
  await expect(mail(page)).toContainText('Monday to Saturday')

  await mail(page).getByText('Mill Street').click()
  await page.getByRole('textbox', { name: 'Text' }).click()
  await page.keyboard.press('End')
  await page.keyboard.type(' and Oven Str')
  await page.reload()
  const changes = button(page, 'Open my changes')
  await changes.or(mail(page)).waitFor()
  if (await changes.isVisible()) await changes.click()
  await expect(mail(page)).toContainText('Mill Street. and Oven Str')
  await expect(status(page)).toHaveText('Saved')
})

for (const { width, mode, tag } of appearances)
  test(
    `the newsletter has no accessibility violations, ${mode} at ${width} px`,
    { tag: tag ?? [] },
    async ({ page, tolerate }) => {
      tolerate(BLOCKED)
      await setAppearance(page, { width, mode })
      const check = async (state: string) => {
        expect(await violationsOf(page, 'iframe[title=Mail]'), state).toEqual([])
        expect(await excessWidth(page), state).toBeLessThanOrEqual(0)
      }
      await page.goto('examples/newsletter/')
      await page.getByText('Bread of the week').waitFor()
      await check('list')
      await open(page)
      for (const name of await page.getByRole('region', { name: 'Blocks' }).getByRole('button').all()) {
        await name.press('Enter')
        expect(await violationsOf(page, undefined, '[aria-label=Details]')).toEqual([])
      }
      await check('editor')
      await button(page, 'Preview').press('Enter')
      for (const format of ['600', '320', 'text']) {
        await page.getByLabel('Preview for').selectOption(format)
        await check(`preview ${format}`)
      }
      await publish(page)
      await page.getByRole('link', { name: 'Read it' }).press('Enter')
      for (const format of ['mail', 'text', 'html']) {
        await page.getByLabel('Show').selectOption(format)
        await check(`published ${format}`)
      }
    },
  )
