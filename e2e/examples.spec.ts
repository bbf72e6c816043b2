import type { Locator, Page } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { dragOver, dropLine, type Point } from '../tools/tutorial'
import { violationsOf } from './axe'
import { lookAs, looksAtLength } from './looks'
import { expect, test } from './test'

const green = /^rgb\((31, 163, 74|98, 196, 98)\)$/
const red = /^rgb\((224, 48, 30|255, 0, 0)\)$/

/** Drags with the mouse and lets go; expects a line of `color` before. */
async function drag(page: Page, source: Locator, target: Locator, to: Point, color: RegExp) {
  await dragOver(page, source, target, to)
  await expect(dropLine(page)).toHaveCSS('background-color', color)
  await page.mouse.up()
  await expect(dropLine(page)).toHaveCount(0)
}

const button = (scope: Page | Locator, name: string) => scope.getByRole('button', { name, exact: true })

for (const { width, mode, tag } of looksAtLength) {
  test.describe(`${mode} at ${width} px`, { tag }, () => {
    test.slow()
    test.beforeEach(({ page }) => lookAs(page, { width, mode }))

    test('the index has no faults', async ({ page, baseURL }) => {
      await page.goto(`${baseURL}examples`)
      await expect(page.locator('html')).toHaveAttribute('data-theme', mode)
      expect(await violationsOf(page)).toEqual([])
    })

    test('the Landing editor has no faults, whatever is selected and when done', async ({
      page,
      baseURL,
    }) => {
      await page.goto(`${baseURL}examples/landing/`)
      await button(page, 'Finish editing').waitFor()
      await page.waitForTimeout(500)
      expect(await violationsOf(page)).toEqual([])
      const customize = button(page, 'Customize')
      if ((await customize.getAttribute('aria-expanded')) === 'false') await customize.click()
      for (const block of ['.text', '.button', '.region', '.container >> nth=6']) {
        await page.locator(block).first().dispatchEvent('mousedown')
        await expect(page.getByText('Selected: ')).toBeVisible()
        await page.evaluate(() => {
          for (const section of document.querySelectorAll<HTMLDetailsElement>('.section')) section.open = true
        })
        expect(await violationsOf(page)).toEqual([])
      }
      for (const name of ['Load', 'Start over']) {
        const closed = button(page, 'More').and(page.locator('[aria-expanded=false]'))
        if (await closed.isVisible()) await closed.click()
        // What has opened covers a part of the toolbox.
        expect(await violationsOf(page, '.toolbox')).toEqual([])
        await button(page, name).click()
        await expect(page.getByRole('dialog')).toBeVisible()
        expect(await violationsOf(page)).toEqual([])
        await page.keyboard.press('Escape')
      }
      await button(page, 'Finish editing').click()
      await page.waitForTimeout(500)
      expect(await violationsOf(page)).toEqual([])
    })
  })
}

test('nothing is wider than the window', async ({ page, baseURL }) => {
  for (const path of ['examples', 'examples/basic/', 'examples/landing/'])
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(`${baseURL}${path}`)
      await page.waitForTimeout(300)
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(over, `${path} at ${width} px`).toBeLessThanOrEqual(0)
    }
})

test.describe('the index', () => {
  test('leads to both editors, the tutorial and the source', async ({ page, baseURL }) => {
    await page.goto(`${baseURL}examples/`)
    await expect(page.getByRole('link', { name: 'Tutorial' })).toHaveAttribute(
      'href',
      /docs\/guides\/basic-tutorial$/,
    )
    await expect(page.getByRole('link', { name: /^Source/ })).toHaveCount(2)
    await page.getByRole('link', { name: 'Open the Basic editor' }).click()
    await expect(page.getByRole('heading', { name: 'Basic Page Editor' })).toBeVisible()
    await page.goBack()
    await page.getByRole('link', { name: 'Open the Landing editor' }).click()
    await expect(page.getByRole('heading', { name: 'Landing page editor' })).toBeVisible()
  })

  for (const path of ['examples', 'examples/basic']) {
    test(`/${path} works as an address`, async ({ page, baseURL }) => {
      await page.goto(`${baseURL}${path}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    })
  }

  test('follows the color mode of a page that is open beside it', async ({ context, baseURL }) => {
    const page = await context.newPage()
    const other = await context.newPage()
    await page.goto(`${baseURL}examples/landing/`)
    await other.goto(`${baseURL}examples/`)
    await other.evaluate(() => localStorage.setItem('theme', 'dark'))
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  })
})

test.describe('the Landing editor', () => {
  test.use({ viewport: { width: 1280, height: 1200 } })
  test.beforeEach(async ({ page, baseURL }) => {
    await page.goto(`${baseURL}examples/landing/`)
    await ready(page)
  })

  /** Waits until the panels stand where they stay. */
  async function ready(page: Page) {
    await button(page, 'Finish editing').waitFor()
    await expect(page.locator('.sidebar')).toHaveCSS('visibility', 'visible')
    await page.waitForTimeout(450)
  }

  const text = (page: Page, words: string) => page.locator('.page .text', { hasText: words }).first()
  const layer = (page: Page, name: string) => page.locator('.layer-name', { hasText: name }).first()
  const region = (page: Page, at: 1 | 2 | 3) => page.locator('.region').nth(at - 1)
  const tool = (page: Page, name: string) => button(page.getByRole('complementary').first(), name)
  const said = (page: Page) => page.locator('#announcer')
  const selected = (page: Page) => page.locator('.selected-block strong')
  const arrange = (page: Page) => page.getByRole('toolbar', { name: 'Arrange' })
  const names = (page: Page) => page.locator('.layer-name').allTextContents()

  test('begins as a page, says so to the page around it, and turns editing on', async ({
    page,
    context,
    baseURL,
  }) => {
    const frame = `<!doctype html><title>Around</title><script>
      addEventListener('message', ({ data, origin }) => { window.heard = [data, origin] })
    </script><iframe src="${baseURL}examples/landing/" width="1200" height="800" title="Editor"></iframe>`
    await context.route('**/around', (route) => route.fulfill({ contentType: 'text/html', body: frame }))
    await page.goto(`${new URL(baseURL ?? '').origin}/around`)
    const heard = () => page.evaluate(() => (window as { heard?: unknown }).heard)
    await expect.poll(heard).toEqual([{ LANDING_PAGE_LOADED: true }, new URL(baseURL ?? '').origin])
    const editor = page.frameLocator('iframe')
    await expect(editor.getByRole('button', { name: 'Finish editing' })).toBeVisible()
  })

  test('begins with the heading of the sample page selected', async ({ page }) => {
    await expect(selected(page)).toHaveText('Text')
    await expect(page.locator('.frame.selected .block-label')).toContainText('Text')
    await expect(button(page, 'Undo')).toHaveAttribute('aria-disabled', 'true')
  })

  test('copies a page as text and loads it, and says what is wrong with other text', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await button(page, 'Copy').click()
    await expect(said(page)).toHaveText('Page copied to the clipboard')
    await layer(page, 'Introduction').click()
    await page.keyboard.press('Delete')
    await expect(text(page, 'A page you can')).toHaveCount(0)
    await button(page, 'Load').click()
    const field = page.getByLabel('Paste what')
    await expect(field).toBeFocused()
    const load = button(page, 'Load the page')
    await load.click()
    await expect(page.getByRole('alert')).toHaveText('There is nothing yet.')
    await field.fill('{"ROOT":{"type":{"resolvedName":"Card"}}}')
    await load.click()
    await expect(page.getByRole('alert')).toHaveText(
      'This page cannot be opened. Block ROOT is of an unknown kind: "Card".',
    )
    await field.fill('nonsense')
    await load.click()
    await expect(page.getByRole('alert')).toContainText('This is not a page, or not all of it.')
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    expect(await violationsOf(page)).toEqual([])
    await field.fill('')
    await page.keyboard.press('ControlOrMeta+V')
    await load.click()
    await expect(said(page)).toHaveText('Page loaded')
    await expect(text(page, 'A page you can')).toBeVisible()
    await button(page, 'Undo').click()
    await expect(text(page, 'A page you can')).toHaveCount(0)
  })

  test('hides its tools when one is done, and brings them back', async ({ page }) => {
    await button(page, 'Finish editing').click()
    await expect(page.locator('.toolbox')).toHaveCSS('visibility', 'hidden')
    await expect(page.locator('.page [draggable=true], .page [contenteditable]')).toHaveCount(0)
    await expect(button(page, 'Undo')).toHaveCount(0)
    await button(page, 'Edit').click()
    await ready(page)
    await expect(page.locator('.page [draggable=true]')).not.toHaveCount(0)
  })

  test('takes blocks from the toolbox by mouse, into boxes too', async ({ page }) => {
    await drag(page, tool(page, 'Text'), text(page, 'Pick something up'), [0.5, 0.9], green)
    await expect(text(page, 'Hi there')).toBeVisible()
    await drag(page, tool(page, 'Button'), text(page, 'Boxes in boxes'), [0.5, 0.9], green)
    await expect(page.locator('.page .button', { hasText: /^Button$/ })).toBeVisible()
    await button(page, 'Undo').click()
    await button(page, 'Undo').click()
    await expect(text(page, 'Hi there')).toHaveCount(0)
    await button(page, 'Redo').click()
    await expect(text(page, 'Hi there')).toBeVisible()
  })

  test('moves blocks by mouse, by their text and by their label', async ({ page }) => {
    await drag(page, text(page, 'Pick something'), text(page, 'This is an ordinary'), [0.5, 0.3], green)
    const description = page.locator('.page .container', { hasText: 'This is an ordinary' }).last()
    await expect(description.locator('.text').first()).toContainText('Pick something')
    await drag(page, page.locator('.page .button').first(), text(page, 'Pick something'), [0.5, 0.7], green)
    await expect(description.locator('.button')).toHaveText('Drag me around')
    await text(page, 'Pick something').click()
    const grip = page.locator('.frame.selected .grip')
    await drag(page, grip, text(page, 'Boxes in boxes'), [0.5, 0.9], green)
    await expect(page.locator('.container', { hasText: 'Boxes in boxes' }).last()).toContainText('Pick some')
  })

  test('holds the three rules', async ({ page }) => {
    await region(page, 1).scrollIntoViewIfNeeded()
    await drag(page, tool(page, 'Text'), region(page, 1), [0.5, 0.8], red)
    await drag(page, tool(page, 'Button'), region(page, 1), [0.5, 0.8], green)
    await expect(region(page, 1).locator('.button')).toHaveCount(2)
    await drag(page, tool(page, 'Video'), region(page, 2), [0.5, 0.5], green)
    await drag(page, tool(page, 'Video'), region(page, 2), [0.5, 0.5], red)
    await expect(region(page, 2).locator('.video')).toHaveCount(1)
    await drag(page, region(page, 3).locator('.button').last(), region(page, 1), [0.5, 0.8], green)
    const last = region(page, 3).locator('.button')
    await drag(page, last, region(page, 1), [0.5, 0.8], red)
    await last.click()
    await button(arrange(page), 'Delete').click()
    await expect(said(page)).toHaveText('At least one button must keep Button')
    await expect(last).toHaveCount(1)
  })

  test('lets one type into texts and buttons, and takes that back', async ({ page }) => {
    const field = text(page, 'A page you can').getByRole('textbox')
    await field.click()
    await expect(selected(page)).toHaveText('Text')
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type('<b>Mine</b>', { delay: 5 })
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.type('!')
    await expect(text(page, '<b>Mine</b')).toHaveText('<b>Mine</b!>')
    // Half a second of typing is one step, so a slow machine needs more of them.
    await expect(async () => {
      await page.keyboard.press('ControlOrMeta+Z')
      await expect(text(page, 'A page you can take apart')).toBeVisible({ timeout: 300 })
    }).toPass()
    await page.keyboard.press('Escape')
    await expect(page.locator('[contenteditable]')).toHaveCount(0)
    await page.locator('.page .button .editable').first().click()
    await page.keyboard.press('End')
    await page.keyboard.type(' now')
    await button(page, 'Finish editing').click()
    await expect(button(page, 'Drag me around now')).toBeVisible()
  })

  test('changes blocks by their settings', async ({ page }) => {
    await text(page, 'A page you can').click()
    await page.getByLabel('Font size').fill('50')
    await page.getByLabel('Center').check()
    await expect(text(page, 'A page you can')).toHaveCSS('font-size', '50px')
    await expect(text(page, 'A page you can')).toHaveCSS('text-align', 'center')
    await expect(page.locator('.section', { hasText: 'Typography' }).locator('.summary')).toHaveText(
      '50 px, center, 700',
    )
    const square = page.locator('.page .container', { hasText: 'Boxes in boxes' }).last()
    await square.click({ position: { x: 4, y: 4 } })
    await page.getByLabel('Width').fill('nonsense')
    await expect(page.getByText('Write a length such as')).toBeVisible()
    await page.getByLabel('Width').fill('180')
    await page.keyboard.press('Enter')
    await expect(square).toHaveCSS('width', '180px')
    await page.getByText('Colors', { exact: true }).click()
    await page.getByLabel('Background', { exact: true }).fill('#ff0000')
    await expect(square).toHaveCSS('background-color', 'rgb(255, 0, 0)')
    await button(page, 'Background: None').click()
    await expect(square).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
    await page.getByText('Alignment', { exact: true }).click()
    await page.getByLabel('Row').check()
    await expect(square).toHaveCSS('flex-direction', 'row')
  })

  test('resizes a box by its handles, in the unit it had', async ({ page }) => {
    const square = page.locator('.page .container', { hasText: 'Boxes in boxes' }).nth(-2)
    await square.click({ position: { x: 4, y: 4 } })
    await expect(page.locator('.handle')).toHaveCount(8)
    const before = await square.boundingBox()
    const { x, y } = (await page.locator('.handle[data-edge=se]').boundingBox()) ?? { x: 0, y: 0 }
    await page.mouse.move(x + 5, y + 5)
    await page.mouse.down()
    await page.mouse.move(x + 35, y - 25, { steps: 6 })
    await page.mouse.up()
    const after = await square.boundingBox()
    expect(after?.width).toBeCloseTo((before?.width ?? 0) + 30, -1)
    expect(after?.height).toBeCloseTo((before?.height ?? 0) - 30, -1)
    await expect(page.getByLabel('Width')).toHaveValue(/^\d+(\.\d)?%$/)
    await button(page, 'Undo').click()
    await expect(page.getByLabel('Width')).toHaveValue('70%')
  })

  test('shows the tree of blocks: selects, opens, renames, hides and moves them', async ({ page }) => {
    expect(await names(page)).toEqual([
      ...['Page', 'Introduction', 'Heading', 'Text', 'Description'],
      ...['Complex components', 'Programmatic'],
    ])
    await text(page, 'Boxes in boxes').click()
    await expect(layer(page, 'Inner square')).toBeVisible()
    await layer(page, 'Introduction').dblclick()
    await page.keyboard.type('Welcome')
    await page.keyboard.press('Enter')
    await expect(selected(page)).toHaveText('Welcome')
    await expect(page.locator('.frame.selected .block-label')).toContainText('Welcome')
    await button(page, 'Hide Welcome').click()
    await expect(text(page, 'A page you can')).toHaveCount(0)
    await button(page, 'Hide Welcome').click()
    await expect(text(page, 'A page you can')).toBeVisible()
    await dragOver(page, layer(page, 'Welcome'), layer(page, 'Programmatic'), [0.5, 0.05])
    await page.mouse.up()
    const headings = page.locator('.page h2')
    await expect(headings.first()).toHaveText('Design complex components')
    await expect(headings.nth(1)).toHaveText('A page you can take apart')
  })

  test('does everything by keyboard, and says it', async ({ page }) => {
    await layer(page, 'Programmatic').focus()
    await page.keyboard.press('Enter')
    await expect(selected(page)).toHaveText('Programmatic')
    await page.keyboard.press('Alt+ArrowUp')
    await expect(said(page)).toHaveText('Programmatic moved up: 2 of 3 in Page')
    await expect(layer(page, 'Programmatic')).toBeFocused()
    await page.keyboard.press('Alt+ArrowRight')
    await expect(said(page)).toHaveText('Programmatic moved in: 3 of 3 in Introduction')
    await expect(layer(page, 'Programmatic')).toBeFocused()
    await page.keyboard.press('Alt+ArrowLeft')
    await expect(said(page)).toHaveText('Programmatic moved out: 2 of 3 in Page')
    await page.keyboard.press('Alt+ArrowDown')
    await page.keyboard.press('Alt+ArrowDown')
    await expect(said(page)).toHaveText('Programmatic is the last already')
    await page.keyboard.press('Control+D')
    await expect(said(page)).toHaveText('Programmatic duplicated')
    await expect(page.locator('.region')).toHaveCount(6)
    await page.keyboard.press('Delete')
    await expect(said(page)).toHaveText('Programmatic deleted')
    await expect(page.locator('.region')).toHaveCount(3)
    await expect(layer(page, 'Programmatic')).toBeFocused()
    await page.keyboard.press('F2')
    await page.keyboard.type('Rules')
    await page.keyboard.press('Enter')
    await expect(layer(page, 'Rules')).toBeVisible()
    await tool(page, 'Text').focus()
    await page.keyboard.press('Enter')
    await expect(said(page)).toHaveText('Text added to Rules')
    await page.keyboard.press('Control+Z')
    await expect(text(page, 'Hi there')).toHaveCount(0)
    await page.keyboard.press('Control+Shift+Z')
    await expect(text(page, 'Hi there')).toHaveCount(1)
  })

  test('keeps to the rules by keyboard', async ({ page }) => {
    await region(page, 1).locator('.button').dispatchEvent('mousedown')
    await tool(page, 'Text').press('Enter')
    await expect(said(page)).toHaveText('Text added to Rules')
    await region(page, 2).dispatchEvent('mousedown')
    await tool(page, 'Video').press('Enter')
    await expect(said(page)).toHaveText('Video added to One video')
    await expect(page.locator('.frame.selected .block-label')).toContainText('Video')
    await button(arrange(page), 'Duplicate').click()
    await expect(said(page)).toHaveText('One video does not take another Video')
    await page.locator('.page > .container').dispatchEvent('mousedown')
    await button(arrange(page), 'Delete').click()
    await expect(said(page)).toHaveText('Page cannot be deleted')
  })

  test('asks nothing of YouTube before someone presses play', async ({ page }) => {
    const asked: string[] = []
    await page.route(/youtube|ytimg/, (route) => {
      asked.push(route.request().url())
      return route.fulfill({ contentType: 'text/html', body: '<title>Player</title>' })
    })
    await layer(page, 'Introduction').click()
    await tool(page, 'Video').click()
    await page.getByLabel('Link or ID').fill('https://youtu.be/abcdefghijk')
    await page.keyboard.press('Enter')
    await button(page, 'Finish editing').click()
    expect(asked).toEqual([])
    await button(page, 'Play the video from YouTube').click()
    await expect.poll(() => asked).toEqual(['https://www.youtube-nocookie.com/embed/abcdefghijk?autoplay=1'])
  })

  test('keeps the work for the next visit, and starts over when told so', async ({ page }) => {
    await layer(page, 'Introduction').click()
    await page.keyboard.press('Delete')
    await expect(page.getByText('Saved in this browser')).toBeVisible()
    await page.reload()
    await ready(page)
    expect(await names(page)).toEqual(['Page', 'Complex components', 'Programmatic'])
    await text(page, 'Boxes in boxes').click()
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type('Last words')
    await page.reload()
    await ready(page)
    await expect(text(page, 'Last words')).toBeVisible()
    await button(page, 'Start over').click()
    await button(page, 'Keep my page').click()
    await expect(text(page, 'Last words')).toBeVisible()
    await button(page, 'Start over').click()
    await button(page.getByRole('dialog'), 'Start over').click()
    await ready(page)
    await expect(text(page, 'Boxes in boxes')).toBeVisible()
    await page.reload()
    await expect(text(page, 'A page you can')).toBeVisible()
  })

  // What else can be wrong with a kept page: examples/landing/src/saving/checkPage.test.ts.
  test('offers a kept page for download when it is broken', async ({ page }) => {
    const broken = '{"ROOT":{"type":{"resolvedName":"Card"}}}'
    await page.evaluate((text) => localStorage.setItem('examples.landing.page', text), broken)
    await page.reload()
    await expect(page.getByRole('alert')).toHaveText('Block ROOT is of an unknown kind: "Card".')
    const download = page.waitForEvent('download')
    await button(page, 'Download the page').click()
    expect(await readFile(await (await download).path(), 'utf8')).toBe(broken)
    await button(page, 'Start with the sample page').click()
    await expect(text(page, 'A page you can')).toBeVisible()
  })

  test('works where storage is blocked, and says that nothing is kept', async ({ context, baseURL }) => {
    await context.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('blocked', 'SecurityError')
        },
      })
    })
    const page = await context.newPage()
    await page.goto(`${baseURL}examples/landing/`)
    await ready(page)
    await layer(page, 'Introduction').click()
    await page.keyboard.press('Delete')
    await expect(page.getByText('Not saved')).toBeVisible()
  })
})

test.describe('the Landing editor on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('moves, adds and undoes by tapping', async ({ page, baseURL }) => {
    await page.goto(`${baseURL}examples/landing/`)
    await button(page, 'Finish editing').waitFor()
    await page.waitForTimeout(500)
    await expect(button(page, 'Customize')).toHaveAttribute('aria-expanded', 'false')
    const heading = page.locator('.page .text').first()
    await heading.tap()
    await expect(button(page, 'Customize')).toHaveAttribute('aria-expanded', 'true')
    await expect(page.locator('.selected-block strong')).toHaveText('Text')
    await page.getByRole('toolbar').getByRole('button', { name: 'Move out' }).tap()
    await expect(page.locator('#announcer')).toHaveText('Text moved out: 2 of 3 in Introduction')
    await button(page, 'Button').tap()
    await expect(page.locator('#announcer')).toHaveText('Button added to Introduction')
    await button(page, 'Layers').tap()
    await expect(button(page, 'Customize')).toHaveAttribute('aria-expanded', 'false')
    await page.locator('.layer-name', { hasText: 'Programmatic' }).tap()
    await button(page, 'Customize').tap()
    await expect(page.locator('.selected-block strong')).toHaveText('Programmatic')
    await button(page, 'Undo').tap()
    await button(page, 'Undo').tap()
    await expect(page.locator('.page .button')).toHaveCount(4)
  })
  test('keeps what the bar has no room for behind a button', async ({ page, baseURL }) => {
    await page.goto(`${baseURL}examples/landing/`)
    const more = button(page, 'More')
    await expect(button(page, 'Copy')).toBeHidden()
    await more.tap()
    await expect(more).toHaveAttribute('aria-expanded', 'true')
    await expect(button(page, 'Copy')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Tutorial' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(button(page, 'Copy')).toBeHidden()
    await expect(more).toBeFocused()
    await more.tap()
    await button(page, 'Start over').tap()
    await expect(page.getByRole('dialog')).toBeVisible()
  })
})
