import type { Page } from '@playwright/test'
import { violationsOf } from '../axe'
import { setAppearance, appearances, MATRIX } from '../appearances'
import { excessWidth } from '../motion'
import { expect, test } from '../test'
import { drag, dragOver } from '../tutorial'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const tool = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Blocks' }).getByRole('button', { name, exact: true })
const item = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Outline' }).getByRole('button', { name, exact: true }).first()
const status = (page: Page) => page.locator('.top-bar [data-status]')
const shown = (page: Page) => page.getByRole('region', { name: 'Page', exact: true })

/** Opens the menu with the people and the faults of the network, which closes when the focus leaves it. */
const tryOut = async (page: Page) => {
  const menu = page.locator('.strip')
  if ((await menu.getAttribute('open')) === null) await menu.locator('summary').click()
  return menu
}
const setFault = async (page: Page, name: string, isOn: boolean) =>
  (await tryOut(page)).getByRole('switch', { name }).setChecked(isOn)
const become = async (page: Page, person: string) =>
  (await tryOut(page)).getByLabel('You are').selectOption(person)

async function open(page: Page, id: string) {
  await page.goto(`examples/cms/#/${id}`)
  await expect(shown(page)).toContainText('Corner Bakery')
}

/** Adds text to the page's heading in its field. */
async function write(page: Page, words: string) {
  await item(page, 'Heading').click()
  await page.getByRole('textbox', { name: 'Text' }).click()
  await page.keyboard.press('End')
  await page.keyboard.type(words)
}

/** Opens the first rich text. Its buttons for formatting must not move it. */
async function editRichText(page: Page) {
  await item(page, 'Rich text').press('Enter')
  const before = await shown(page).locator('.rich-text').first().boundingBox()
  await page.keyboard.press('F2')
  const field = page.locator('.ProseMirror-focused')
  await expect(field).toBeVisible()
  expect((await field.boundingBox())?.y).toBe(before?.y)
  return field
}

/** Adds a block of each kind to the page by keyboard. */
async function addAll(page: Page) {
  for (const tool of await page.getByRole('region', { name: 'Blocks' }).getByRole('button').all()) {
    await item(page, 'Page').press('Enter')
    await tool.press('Enter')
  }
}

/** Selects one block of each kind on the page by keyboard, and runs `check` for each. */
async function selectKinds(page: Page, check: () => Promise<void>) {
  const rows = page.getByRole('region', { name: 'Outline' }).getByRole('button')
  for (const name of new Set(await rows.allTextContents())) {
    await item(page, name).press('Enter')
    await expect(item(page, name)).toHaveAttribute('aria-pressed', 'true')
    await check()
  }
}

test('keeps changes that did not reach the server, and offers them after a reload', async ({ page }) => {
  await open(page, 'home')
  await setFault(page, 'Failing network', true)
  await write(page, ' sharp')
  await expect(status(page)).toHaveText('Not saved. Trying again…')
  await editRichText(page)
  await page.keyboard.type(' Still warm')
  await page.reload()
  await button(page, 'Open my changes').click()
  await expect(status(page)).toHaveText('Saved')
  await expect(shown(page)).toContainText('Still warm')
  await setFault(page, 'Session ended', true)
  await write(page, '!')
  await expect(status(page)).toContainText('Are you signed in')
  await setFault(page, 'Session ended', false)
  await become(page, 'Ben, writer')
  await expect(shown(page)).toContainText('Bread at seven sharp')
  await expect(button(page, 'Duplicate')).toHaveCount(0)
})

test('a second editor of the same page cannot overwrite the first', async ({ page }) => {
  await open(page, 'home')
  const popup = page.waitForEvent('popup')
  await (await tryOut(page)).getByRole('link', { name: 'Open this page as Ben' }).click()
  const other = await popup
  await write(other, ' (Ben)')
  await expect(status(other)).toHaveText('Saved')
  await write(page, ' (Ada)')
  await expect(status(page)).toContainText('was saved or deleted by another user')
  await page.reload()
  await expect(page.getByText('The page has been saved since')).toBeVisible()
  await button(page, 'Discard my changes').click()
  await expect(shown(page)).toContainText('(Ben)')
})

test('by mouse: copies to another page, moves, cuts, publishes, and deletes', async ({ page }) => {
  const questions: string[] = []
  page.on('dialog', async (dialog) => {
    questions.push(dialog.message())
    await (questions.length === 1 ? dialog.dismiss() : dialog.accept())
  })
  await open(page, 'about')
  await expect(shown(page)).toContainText('Poll is not available.')
  await shown(page).getByText('Write to us').click()
  expect(await status(page).textContent(), 'a page that nobody has changed is not saved').toBe('Saved')
  await expect(page.getByLabel('Address')).toHaveValue('mailto:us@example.com')
  await item(page, 'Heading').click()
  await page.keyboard.press('Control+c')
  await open(page, 'home')
  await shown(page).getByText('Order').click({ button: 'middle' })
  await shown(page).getByText('Bread at seven').click()
  for (const key of ['Control+v', 'Control+d']) await page.keyboard.press(key)
  await expect(shown(page).getByText('Who bakes')).toHaveCount(2)
  // The header is locked and stays first.
  await item(page, 'Header (locked)').click()
  await page.keyboard.press('Delete')
  await dragOver(
    page,
    shown(page).getByText('Who bakes').last(),
    shown(page).getByText('Corner Bakery'),
    [0.5, 0.1],
  )
  await page.mouse.up()
  await expect(shown(page).locator('.page > *').first()).toHaveText('Corner Bakery')

  // A new block is ready to type into, in place or in the settings. The tool must not take the spaces.
  const texts = await shown(page).locator('.rich-text').count()
  await tool(page, 'Rich text').click()
  await expect(shown(page).locator('.ProseMirror-focused')).toBeVisible()
  await page.keyboard.type('Asparagus and rye.')
  await expect(shown(page).locator('.rich-text')).toHaveCount(texts + 1)
  await expect(shown(page).locator('.ProseMirror-focused')).toHaveText('Asparagus and rye.')
  await drag(page, tool(page, 'Heading'), shown(page).getByText('Asparagus'), [0.5, 0.9], /./)
  await expect(page.getByRole('textbox', { name: 'Text' })).toBeFocused()
  await page.keyboard.type('Spring menu')
  await expect(shown(page).getByRole('heading', { name: 'Spring menu' })).toBeInViewport()

  await item(page, 'Heading').click()
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('The browser refuses.'))
  })
  await button(page, 'Cut').click()
  await expect(page.getByText('blocks the clipboard: press Ctrl+X')).toBeVisible()
  await expect(shown(page)).toContainText('Bread at seven')

  await button(page, 'Picture').click()
  await page.getByLabel('Picture', { exact: true }).setInputFiles('static/icon-192.png')
  await shown(page).locator('img[src^="blob:"]').waitFor()
  await expect(status(page)).toHaveText('Saved')
  const field = await editRichText(page)
  await field.evaluate((element) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', '<p onclick="x()" style="color: red"> and <b>bold</b><img src=x></p>')
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })
  await expect(field.locator('strong')).toHaveText('bold')
  await button(page, 'Publish').click()
  await expect(button(page, 'Published ✓')).toHaveAttribute('aria-disabled', 'true')
  const scripts: string[] = []
  page.on('request', (request) => void scripts.push(request.url()))
  await page.getByRole('link', { name: 'Read it' }).click()
  await expect(page.locator('main img')).toBeVisible()
  await expect(page.locator('main strong')).toHaveText('bold')
  expect(scripts.filter((url) => /esm-|RichTextField/.test(url))).toEqual([])
  expect(page.context().pages()).toHaveLength(1)

  await page.getByRole('link', { name: 'All pages' }).click()
  await button(page, 'New page').click()
  await page.keyboard.type('Spring Menu')
  await expect(page.getByText('Address: spring-menu')).toBeVisible()
  await button(page, 'Create').click()
  await expect(page.getByRole('heading', { name: 'Spring Menu' })).toBeVisible()
  await expect(button(page, 'Duplicate')).toBeDisabled()
  await page.getByRole('link', { name: 'Pages' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Spring Menu' })).toContainText(
    /Edited .* by Ada.*Not published/,
  )
  await expect(page.getByText('On home')).toBeVisible()
  for (const shownPages of [2, 1]) {
    await page.getByLabel('More for Home').click()
    await button(page, 'Delete Home').click()
    await expect(page.getByLabel('More for About')).toBeVisible()
    await expect(page.getByRole('link', { name: /^(?:Home|About)$/ })).toHaveCount(shownPages)
  }
  await page.reload()
  await button(page, 'Delete picture 1').click()
  await expect(page.getByText('No pictures yet.')).toBeVisible()
  expect(questions).toHaveLength(3)
})

test('continues an upload in the background, and warns before leaving the page', async ({ page }) => {
  await page.clock.install()
  await open(page, 'home')
  await button(page, 'Picture').click()
  // The upload continues when the clock does.
  await setFault(page, 'Slow network', true)
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.getByLabel('Picture', { exact: true }).setInputFiles('static/icon-192.png')
  await item(page, 'Heading').click()
  const uploads = page.getByRole('status', { name: 'Uploads' })
  await expect(uploads).toHaveText('Uploading a picture…')
  const questions: string[] = []
  page.on('dialog', (dialog) => (questions.push(dialog.message()), dialog.dismiss()))
  for (const [at, leave] of [
    () => page.getByRole('link', { name: 'Pages' }).click(),
    // Not page.goBack(): the browser counts the step before it learns that the page stayed open.
    () => page.evaluate(() => history.back()),
    () => become(page, 'Ben, writer'),
  ].entries()) {
    await leave()
    await expect.poll(() => questions).toHaveLength(at + 1)
    await expect(page).toHaveURL(/#\/home$/)
  }
  expect(new Set(questions)).toEqual(new Set(['A picture is still being uploaded. Leave without it?']))
  await expect(uploads).toHaveText('Uploading a picture…')
  await setFault(page, 'Slow network', false)
  await page.clock.resume()
  await expect(uploads).toBeEmpty()
  await expect(shown(page).locator('img[src^="blob:"]')).toBeVisible()
})

test('by keyboard: adds and publishes every block, with labeled settings', async ({ page }) => {
  await open(page, 'home')
  await page.getByRole('link', { name: 'Pages' }).focus()
  await page.keyboard.press('Shift+Tab')
  await expect(page.locator('.strip summary')).toBeFocused()
  await addAll(page)
  const details = page.getByLabel('Details', { exact: true })
  // axe checks more settings in the test of all color modes and widths.
  const unnamed = /- (?:button|checkbox|combobox|radio|slider|spinbutton|textbox)(?! ")/
  await selectKinds(page, async () => expect(await details.ariaSnapshot()).not.toMatch(unnamed))
  expect(await violationsOf(page)).toEqual([])
  await item(page, 'Field').press('Enter')
  await page.getByLabel('Label', { exact: true }).fill('Your order')
  await expect(status(page)).toHaveText('Saved')
  await button(page, 'Publish').press('Enter')
  await expect(button(page, 'Published ✓')).toBeVisible()
  await page.getByRole('link', { name: 'Read it' }).press('Enter')
  await page.getByRole('tab', { name: 'First' }).press('ArrowLeft')
  await expect(page.getByRole('tabpanel', { name: 'Second' })).toBeVisible()
  await page.getByText('First section').press('Enter')
  await page.getByLabel('Your order').fill('Rye')
  await page.getByLabel('Your order').press('Enter')
  await expect(page.getByRole('status')).toHaveText('Thank you. We received your message.')
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('link', { name: 'All pages' }).press('Enter')
  await page.getByRole('link', { name: 'Answers (1) to Home' }).press('Enter')
  await expect(page.getByRole('row', { name: /Rye$/ })).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('leaves room for the page, and adds, changes, and duplicates by tapping', async ({ page }) => {
    await open(page, 'home')
    expect((await shown(page).boundingBox())!.y, 'the bars above the page').toBeLessThanOrEqual(100)
    await shown(page).getByText('Bread at seven').tap()
    await page.getByRole('textbox', { name: 'Text' }).fill('Bread at six')
    await button(page, 'Duplicate').tap()
    await expect(shown(page).getByText('Bread at six')).toHaveCount(2)
    await button(page, 'Quote').tap()
    await expect(shown(page).locator('blockquote')).toBeVisible()
    await button(page, 'Undo').tap()
    await expect(shown(page).locator('blockquote')).toHaveCount(0)
    await expect(status(page)).toHaveText('Saved')
  })
})

for (const { width, mode } of appearances)
  test(`the CMS has no violations, ${mode} at ${width} px`, { tag: MATRIX }, async ({ page }) => {
    test.slow()
    await setAppearance(page, { width, mode })
    await open(page, 'home')
    await addAll(page)
    await selectKinds(page, async () =>
      expect(await violationsOf(page, undefined, '[aria-label=Details]')).toEqual([]),
    )
    expect(await violationsOf(page)).toEqual([])
    expect(await excessWidth(page)).toBeLessThanOrEqual(0)
    await page.goto('examples/cms/#/')
    await page.getByText('New page').waitFor()
    expect(await violationsOf(page)).toEqual([])
  })
