import type { Page } from '@playwright/test'
import { hold } from '../faults'
import { openHydrated } from '../hydrate'
import { MATRIX } from '../appearances'
import { excessWidth, nextFrames } from '../motion'
import { routes } from '../routes'
import { expect, test } from '../test'

const everyPage = routes.map(({ path }) => path)
const aPageOfEachKind = ['', 'docs/api/useEditor', 'blog/archive', 'search', 'playground', 'tools/state']

for (const [which, paths, tag] of [
  ['no page of a kind', aPageOfEachKind],
  ['no page', everyPage, MATRIX],
] as const)
  test(`${which} is wider than a 320 px window`, { tag }, async ({ page }) => {
    test.setTimeout(120_000)
    await page.setViewportSize({ width: 320, height: 640 })
    for (const path of paths) {
      // Images have reserved space before they load.
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      expect(await excessWidth(page), `/${path}`).toBeLessThanOrEqual(0)
    }
  })

/** Marks a part of each kind that scrolls on its own, as if the reader had scrolled it to the end. */
const markParts = (page: Page) =>
  page.evaluate(() => {
    const kinds = new Set<string>()
    for (const part of document.querySelectorAll('body *')) {
      if (part.clientHeight === 0 || part.scrollHeight <= part.clientHeight + 1) continue
      if (!/auto|scroll/.test(getComputedStyle(part).overflowY)) continue
      const kind = `${part.tagName} ${part.className} ${part.parentElement?.className}`
      if (kinds.has(kind)) continue
      kinds.add(kind)
      part.scrollTop = part.scrollHeight
      part.setAttribute('data-part', '')
    }
  })

test('the wheel scrolls the page, whichever part of it is under the pointer', async ({ page }) => {
  const session = await page.context().newCDPSession(page)
  const scroll = () => page.evaluate(() => Math.round(scrollY))
  const long = ['docs/concepts/user-components', 'docs/api/useEditor', 'playground']
  const phone = [...aPageOfEachKind, ...long, 'docs', 'search?q=node'].map((path) => [390, path] as const)
  let count = 0
  for (const [width, path] of [...phone, ...long.map((path) => [1280, path] as const)]) {
    await page.setViewportSize({ width, height: 800 })
    await openHydrated(page, path)
    // In the playground, another editor replaces the plain field.
    await expect(page.locator('.playground-plain')).toHaveCount(0)
    await markParts(page)
    for (const part of await page.locator('[data-part]').all()) {
      const room = await part.evaluate((part) => {
        part.scrollIntoView({ block: 'center', behavior: 'instant' })
        return document.documentElement.scrollHeight - innerHeight - scrollY
      })
      const box = await part.boundingBox()
      if (room < 50 || !box) continue
      const before = await scroll()
      const [x, y] = [box.x + box.width / 2, Math.max(100, box.y) + 20]
      // The first turn may still belong to the part.
      await expect(
        async () => {
          await session.send('Input.synthesizeScrollGesture', {
            x,
            y,
            yDistance: -200,
            speed: 4000,
            gestureSourceType: 'mouse',
          })
          expect(await scroll()).toBeGreaterThan(before)
        },
        `/${path}: ${await part.evaluate((part) => part.outerHTML.slice(0, 90))}`,
      ).toPass({ timeout: 3000 })
      count++
    }
  }
  expect(count).toBeGreaterThan(4)
})

for (const width of [390, 1280])
  test(`with text twice as large, everything is within a window of ${width} px`, async ({ page }) => {
    const session = await page.context().newCDPSession(page)
    await session.send('Page.enable')
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
    await page.setViewportSize({ width, height: 800 })
    for (const path of [...aPageOfEachKind, 'docs/overview', 'docs', 'support', 'examples/']) {
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      expect(await excessWidth(page), `/${path}`).toBeLessThanOrEqual(0)
      await expect(page.getByRole('button', { name: 'Dark mode' })).toBeInViewport({ ratio: 1 })
      // The columns follow the size of the text, so the menu has what the sidebar would have.
      await expect(page.getByRole('button', { name: 'Menu' })).toBeInViewport({ ratio: 1 })
    }
  })

test('whatever takes long to load shows that it is loading', async ({ page }) => {
  const release = await hold(page, /-[\w-]{8}\.js$/)
  for (const editor of ['cms', 'forms', 'newsletter', 'landing', 'basic']) {
    await page.goto(`examples/${editor}/`, { waitUntil: 'commit' })
    await expect(page.getByText('Loading the editor…')).toBeVisible()
  }
  const words = (selector: string, part: string) =>
    page.locator(selector).evaluate((element, part) => getComputedStyle(element, part).content, part)
  await page.goto('tools/state', { waitUntil: 'commit' })
  await page.getByRole('textbox').first().fill('{}')
  await expect.poll(() => words('.doctor-summary', '::before')).toContain('Loading the inspection')
  await page.goto('docs/overview', { waitUntil: 'commit' })
  await expect(page.locator('h1')).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('undo')
  await expect.poll(() => words('dialog[open]', '::after')).toContain('Loading the search')
  release()
  await expect.poll(() => words('dialog[open]', '::after')).toBe('none')
})

for (const path of ['', 'docs/overview']) {
  test(`/${path} has no layout shifts when the font loads late`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const release = await hold(page, '**/*.woff2')
    // Demo elements are excluded, since a demo may start at any time.
    const places = () =>
      page.$$eval(':is(h1, h2, h3, header a, main p):not(.demo *)', (elements) =>
        elements
          .filter((element) => element.checkVisibility())
          .map((element) => `${element.textContent}: ${element.getBoundingClientRect().y}`),
      )
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
    const before = await places()
    const font = page.waitForResponse('**/*.woff2')
    release()
    await (await font).finished()
    await page.evaluate(() => document.fonts.ready)
    await nextFrames(page)
    // New elements, such as a message, may have appeared.
    expect(await places()).toEqual(expect.arrayContaining(before))
  })
}

test('in forced colors, icons and current or selected items are visible', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('docs/overview')
  const drawn = await page
    .locator('header .icon:visible')
    .evaluateAll((icons) =>
      icons.map((icon) => [
        getComputedStyle(icon, '::before').backgroundColor,
        getComputedStyle(icon.parentElement!).color,
      ]),
    )
  expect(drawn.length).toBeGreaterThan(2)
  for (const [icon, text] of drawn) expect(icon).toBe(text)
  for (const [selector, pseudo] of [
    ['#menu [aria-current=page]', 'before'],
    ['header nav [aria-current]', 'after'],
  ] as const)
    await expect(page.locator(selector).last()).toHaveCSS('forced-color-adjust', 'none', { pseudo })
  for (const selector of ['[role=tab][aria-selected=true]', '.line[data-highlight]'])
    await expect(page.locator(selector).first()).toHaveCSS('outline-style', 'solid')
})

test.describe('in print', () => {
  test.beforeEach(({ page }) => page.emulateMedia({ media: 'print' }))

  test('only the text is printed, dark on light, and links show their addresses', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
    await page.goto('docs/overview')
    await expect(page.locator('h1')).toBeVisible()
    const aside = 'header [data-menu-open], #menu, [data-contents], [data-announcement], [rel=next]'
    for (const part of await page.locator(aside).all()) await expect(part).toBeHidden()
    for (const name of ['Back to top', 'Edit this page', 'Report a problem'])
      await expect(page.getByRole('link', { name })).toHaveCount(0)
    await expect(page.getByRole('button')).toHaveCount(0)
    const ink = await page
      .locator('.prose p')
      .first()
      .evaluate((text) => /[\d.]+/.exec(getComputedStyle(text).color)?.[0])
    expect(Number(ink)).toBeLessThan(0.4)
    const panels = page.locator('.tabs-panel:not([data-label="Saved page"])')
    for (const panel of await panels.all()) await expect(panel).toBeVisible()
    await expect(page.locator('.demo-saved').first()).toBeHidden()
    const link = page.locator('.prose a[href^="https"]').first()
    const after = await link.evaluate((link) => getComputedStyle(link, '::after').content)
    expect(after).toContain(await link.getAttribute('href'))
  })

  test('in print, long code continues, and headings stay with their text', async ({ page }) => {
    await page.goto('docs/guides/basic-tutorial')
    await expect(page.locator('.details-body').first()).toBeVisible()
    await page.goto('docs/api/useEditor')
    const breaks = (selector: string, name: string) =>
      page
        .locator(selector)
        .evaluateAll(
          (all, name) => [...new Set(all.map((each) => getComputedStyle(each).getPropertyValue(name)))],
          name,
        )
    expect(await breaks('.code[data-lines]', 'break-inside')).toEqual(['auto'])
    expect(await breaks('.demo .code', 'break-inside')).toEqual(['auto'])
    const short = '.section > .code:not([data-lines], :has([data-lines]))'
    expect(await breaks(short, 'break-inside')).toEqual(['avoid'])
    for (const label of ['.heading', '.code-title', '.details > summary'])
      expect((await breaks(label, 'break-after')).filter((value) => value !== 'avoid')).toEqual([])
    // No sheets are half empty: together they are hardly longer than the page on one endless sheet.
    await page.setViewportSize({ width: 794, height: 1123 })
    const whole = await page.evaluate(() => document.documentElement.scrollHeight / innerHeight)
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1')
    expect(pdf.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(Math.ceil(whole * 1.15))
  })
})

test('long code has its height before it renders, and can be selected', async ({ page }) => {
  await page.goto('docs/api/useEditor')
  const { selected, code, wrong } = await page.evaluate(() => {
    for (const details of document.querySelectorAll('details.details')) details.setAttribute('open', '')
    const blocks = [...document.querySelectorAll<HTMLElement>('[data-lines]')]
    const heights = () => blocks.map(({ offsetHeight }) => offsetHeight)
    const before = heights()
    const block = document.querySelector('pre:has([data-lines])')!
    getSelection()?.selectAllChildren(block)
    const selected = String(getSelection())
    for (const { style } of blocks) style.contentVisibility = 'visible'
    const wrong = heights().filter((height, at) => Math.abs(height - (before[at] ?? 0)) > 2)
    return { selected, code: block.textContent, wrong }
  })
  expect(wrong).toEqual([])
  expect(selected.trimEnd()).toBe(code.trimEnd())
})

test('a block takes the direction of its text, and code runs from left to right', async ({ page }) => {
  await page.goto('docs/concepts/nodes')
  const isAtRight = await page.evaluate(() => {
    const block = document.querySelector<HTMLElement>('.prose p')!
    const code = document.createElement('code')
    code.textContent = 'a.b(1)'
    block.replaceChildren('هذا نص ', code, ' ثم نص.')
    const range = document.createRange()
    range.selectNodeContents(block.firstChild!)
    const text = range.getBoundingClientRect()
    const box = block.getBoundingClientRect()
    return {
      isAtRight: Math.abs(text.right - box.right) < 2,
      code: getComputedStyle(code).direction + getComputedStyle(code).unicodeBidi,
    }
  })
  expect(isAtRight).toEqual({ isAtRight: true, code: 'ltrisolate' })
})
