import type { Page } from '@playwright/test'
import { violationsOf } from './axe'
import { dragOver } from './tutorial'
import { hydrate } from './hydrate'
import { lookAs, looksAtLength } from './looks'
import { expect, test } from './test'

const frame = (page: Page) => page.locator('iframe[title^="Live editor"]')
const editor = (page: Page) => page.frameLocator('iframe[title^="Live editor"]')
const picture = (page: Page) => page.getByRole('img', { name: /^(Studio|Document): / })
const ready = (page: Page) => expect(page.locator('html')).toHaveClass(/landing-page-loaded/)
const heading = (page: Page) => editor(page).getByRole('heading', { name: 'Sourdough in a day' })

/** Collects how far things jump, from before the first paint on. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[])
        if (!entry.hadRecentInput) shifts.push(entry.value)
    }).observe({ type: 'layout-shift', buffered: true })
  })

const shiftsOf = (page: Page) => page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)

/** Addresses that the page asks for below `/examples/`. */
function watchExamples(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/examples/')) asked.push(request.url())
  })
  return asked
}

test.describe('on a wide screen', () => {
  test('the editor takes the place of its picture by itself, and nothing moves', async ({
    page,
    baseURL,
  }) => {
    await watchShifts(page)
    await page.goto(`${baseURL}`)
    await ready(page)
    await expect(heading(page)).toBeVisible()
    await expect(picture(page)).toBeHidden()
    await page.waitForTimeout(500)
    expect(await shiftsOf(page)).toEqual([])
  })

  test('the picture stands there before, as large as the editor', async ({ page, baseURL }) => {
    await page.route('**/examples/landing/', () => {})
    await page.goto(`${baseURL}`)
    await expect(picture(page)).toBeVisible()
    await expect(frame(page)).toBeHidden()
    expect(await picture(page).boundingBox()).toEqual(await frame(page).boundingBox())
  })

  test('one can drag in it, and the page around goes on working', async ({ page, baseURL }) => {
    await page.setViewportSize({ width: 1280, height: 1300 })
    await page.goto(`${baseURL}`)
    await editor(page).getByRole('button', { name: 'Finish editing' }).waitFor()
    await page.waitForTimeout(500)
    const from = await editor(page).getByRole('button', { name: 'Text', exact: true }).first().boundingBox()
    const to = await editor(page).getByText('One Saturday').boundingBox()
    if (!from || !to) throw new Error('The editor is not there')
    await page.mouse.move(from.x + 20, from.y + 20)
    await page.mouse.down()
    await page.mouse.move(from.x + 30, from.y + 30, { steps: 3 })
    await page.mouse.move(to.x + 50, to.y + to.height - 4, { steps: 12 })
    await page.mouse.move(to.x + 51, to.y + to.height - 4)
    await page.mouse.up()
    await expect(editor(page).locator('.page').getByText('Write something')).toBeVisible()
    await page.locator('header').getByRole('link', { name: 'Support' }).click()
    await expect(page).toHaveURL(/support$/)
  })

  test('follows the color mode', async ({ page, baseURL }) => {
    await page.goto(`${baseURL}`)
    await ready(page)
    await page.getByRole('button', { name: /Dark mode/ }).click()
    await expect(editor(page).locator('html')).toHaveAttribute('data-theme', 'dark')
  })

  test('follows the color mode where storage is blocked', async ({ context, baseURL, tolerate }) => {
    tolerate(/storage/i)
    await context.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        configurable: true,
        get: () => {
          throw new DOMException('blocked', 'SecurityError')
        },
      })
    })
    const page = await context.newPage()
    await page.goto(`${baseURL}`)
    await ready(page)
    await page.getByRole('button', { name: /Dark mode/ }).click()
    await expect(editor(page).locator('html')).toHaveAttribute('data-theme', 'dark')
  })

  test('lets the wheel scroll the page until one uses the editor', async ({ page, baseURL }) => {
    await page.goto(`${baseURL}`)
    await ready(page)
    const { x, y } = (await frame(page).boundingBox()) ?? { x: 0, y: 0 }
    await page.mouse.move(x + 400, y + 200)
    await page.mouse.wheel(0, 300)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(300)
    const canvas = editor(page).locator('.canvas')
    expect(await canvas.evaluate((el) => el.scrollTop)).toBe(0)
    await editor(page).getByText('One Saturday').click()
    await page.mouse.wheel(0, 200)
    await expect.poll(() => canvas.evaluate((el) => el.scrollTop)).toBeGreaterThan(0)
    expect(await page.evaluate(() => scrollY)).toBe(300)
  })

  test('can be passed, reached and left by keyboard', async ({ page, baseURL }) => {
    await page.goto(`${baseURL}`)
    await ready(page)
    await expect(picture(page)).toBeHidden()
    await editor(page).getByRole('button', { name: 'Finish editing' }).waitFor()
    const skip = page.getByRole('link', { name: 'Skip the editor' })
    await skip.focus()
    await page.keyboard.press('Tab')
    await expect(editor(page).getByRole('button', { name: 'Undo' })).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await expect(skip).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.locator('#parts')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.locator('#parts ~ p a').first()).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await expect(page.getByRole('link', { name: 'Open on its own page' })).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('IFRAME')
  })

  test('does not take the focus off its picture when it comes', async ({ page, baseURL }) => {
    const held = new Promise<() => Promise<void>>((resolve) => {
      void page.route('**/examples/landing/', (route) => resolve(() => route.continue()))
    })
    await page.goto(`${baseURL}`)
    await page.getByRole('link', { name: 'Skip the editor' }).focus()
    await page.keyboard.press('Tab')
    const still = page.getByRole('link', { name: /^Studio: / })
    await expect(still).toBeFocused()
    await (
      await held
    )()
    await ready(page)
    await page.waitForTimeout(500)
    await expect(still).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(editor(page).getByRole('button', { name: 'Undo' })).toBeFocused()
    await expect(picture(page)).toBeHidden()
  })

  test('waits for the reader where data is to be saved', async ({ page, baseURL }) => {
    const asked = watchExamples(page)
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
    })
    await page.goto(`${baseURL}`, { waitUntil: 'networkidle' })
    await hydrate(page)
    await page.waitForTimeout(1000)
    expect(asked).toEqual([])
  })

  test('three files of code run beside each other', async ({ page, baseURL }) => {
    await page.goto(`${baseURL}`)
    await hydrate(page)
    const result = page.getByRole('group', { name: 'Live demo: These three files, running' })
    await result.scrollIntoViewIfNeeded()
    await expect(result.locator('.demo-stage')).toHaveAttribute('data-stage', 'live')
    const texts = result.locator('section p')
    await expect(texts).toHaveText(['Drag me', 'below me', 'or me'])
    await dragOver(page, texts.first(), texts.nth(1), [0.5, 0.9])
    await page.mouse.up()
    await expect(texts).toHaveText(['below me', 'Drag me', 'or me'])
    const changed = result.locator('.demo-saved [data-highlight]')
    await expect(changed.first()).toContainText('"')
    await result.getByRole('button', { name: 'Save' }).click()
    await expect(result.locator('.demo-first > code')).toContainText('"props":{"text":"Drag me"}')
    for (const name of ['PageEditor.tsx', 'SaveButton.tsx', 'Text.tsx']) {
      await page.getByRole('tab', { name }).click()
      await expect(page.getByRole('group', { name: `Code: ${name}` })).toContainText('@craftjs/core')
    }
  })

  test('the connector in the code lights up while it works', async ({ page, baseURL }) => {
    await page.goto(`${baseURL}`)
    await hydrate(page)
    const result = page.getByRole('group', { name: 'Live demo: These three files, running' })
    await result.scrollIntoViewIfNeeded()
    await expect(result.locator('.demo-stage')).toHaveAttribute('data-stage', 'live')
    const lit = () =>
      page.evaluate(() =>
        [...(CSS.highlights.get('connector') ?? [])].map((range) => (range as Range).toString()),
      )
    const texts = result.locator('section p')
    await texts.first().hover()
    expect(await lit()).toEqual(['connectors.connect'])
    await dragOver(page, texts.first(), texts.nth(1), [0.5, 0.9])
    expect(await lit()).toEqual(['connectors.drag'])
    await page.mouse.up()
    await expect.poll(lit).not.toContain('connectors.drag')
  })

  test('a refused block turns the line of the rule red', async ({ page, baseURL }) => {
    await page.goto(`${baseURL}`)
    await hydrate(page)
    const rules = page.getByRole('group', { name: 'Live demo: Three rules' })
    await rules.scrollIntoViewIfNeeded()
    await expect(rules.locator('.demo-stage')).toHaveAttribute('data-stage', 'live')
    const box = rules.locator('[data-name="Takes buttons"]')
    await dragOver(page, rules.getByText('A text', { exact: true }), box, [0.5, 0.7])
    await expect(box.locator('code')).toHaveAttribute('data-refused', 'true')
    await page.mouse.up()
    await dragOver(page, rules.locator('p', { hasText: 'Reserve' }), box, [0.5, 0.7])
    await expect(box.locator('code')).toHaveAttribute('data-refused', 'false')
    await page.mouse.up()
    await expect(box).toContainText('Reserve')
  })

  test('the install command can be dropped into the slot, or clicked, to copy it', async ({
    page,
    context,
    baseURL,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const copied = () => page.evaluate(() => navigator.clipboard.readText())
    await page.goto(`${baseURL}`)
    await hydrate(page)
    const chip = page.getByRole('button', { name: 'Copy: npm i @craftjs/core' })
    await chip.scrollIntoViewIfNeeded()
    await chip.dragTo(page.getByText('Drop the command here'))
    await expect(page.getByText('Copied. Paste it')).toBeVisible()
    await expect.poll(copied).toBe('npm i @craftjs/core')
  })

  test('comes again when one returns to the page', async ({ page, baseURL }) => {
    await page.goto(`${baseURL}`)
    await ready(page)
    await hydrate(page)
    await page.locator('header').getByRole('link', { name: 'Support' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Support' })).toBeVisible()
    await expect(page.locator('html')).not.toHaveClass(/landing-page-loaded/)
    await page.goBack()
    await ready(page)
    await expect(heading(page)).toBeVisible()
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  // Once React is there, the editor loads when it comes into view.
  test('the editor waits for a tap', { tag: '@late-hydration' }, async ({ page, baseURL }) => {
    const asked = watchExamples(page)
    await watchShifts(page)
    await page.goto(`${baseURL}`, { waitUntil: 'networkidle' })
    await expect(picture(page)).toBeVisible()
    expect(asked).toEqual([])
    await page.getByRole('button', { name: 'Try it here' }).tap()
    await ready(page)
    await expect(heading(page)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Try it here' })).toBeHidden()
    expect(await shiftsOf(page)).toEqual([])
  })

  test('the page is shorter than 5,000 px, and the running editor comes before its code', async ({
    page,
    baseURL,
  }) => {
    await page.goto(`${baseURL}`)
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(5000)
    const result = await page
      .getByRole('group', { name: 'Live demo: These three files, running' })
      .boundingBox()
    const code = await page.getByRole('tablist', { name: 'Files' }).boundingBox()
    expect(result?.y).toBeLessThan(code?.y ?? 0)
  })

  test('the editor comes when one scrolls to it', async ({ page, baseURL }) => {
    await page.goto(`${baseURL}`, { waitUntil: 'networkidle' })
    await page.mouse.wheel(0, 500)
    await ready(page)
    await expect(heading(page)).toBeVisible()
  })

  test(
    'says when it does not come, and the picture stays with a way to it',
    { tag: '@late-hydration' },
    async ({ page, baseURL }) => {
      await page.route('**/examples/landing/', () => {})
      await page.clock.install()
      await page.goto(`${baseURL}`)
      await page.getByRole('button', { name: 'Try it here' }).tap()
      await expect(page.getByText('The editor is on its way')).toBeVisible()
      await page.clock.fastForward(10_000)
      await expect(page.getByText('The editor has not come')).toBeVisible()
      await expect(picture(page)).toBeVisible()
      await expect(page.getByRole('link', { name: 'Open on its own page' })).toHaveAttribute(
        'href',
        /\/examples\/landing\/$/,
      )
    },
  )
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the picture is there and leads to the editor', async ({ page, baseURL }) => {
    await page.goto(`${baseURL}`)
    await picture(page).scrollIntoViewIfNeeded()
    await expect(picture(page)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Try it here' })).toBeHidden()
    await expect(page.getByRole('link').filter({ has: picture(page) })).toHaveAttribute(
      'href',
      /\/examples\/landing\/$/,
    )
  })
})

for (const { width, mode, tag } of looksAtLength) {
  const tags = [...(width < 997 ? ['@late-hydration'] : []), ...(tag === undefined ? [] : [tag])]
  test(
    `has no faults with the editor in it, ${mode} at ${width} px`,
    { tag: tags },
    async ({ page, baseURL }) => {
      await lookAs(page, { width, mode })
      await page.goto(`${baseURL}`)
      if (width < 997) await page.getByRole('button', { name: 'Try it here' }).click()
      await editor(page).getByRole('button', { name: 'Finish editing' }).waitFor()
      await page.waitForTimeout(800)
      expect(await violationsOf(page)).toEqual([])
    },
  )
}
