import type { Page, Request } from '@playwright/test'
import { hold, requestsOf, setConnection } from '../faults'
import { expectHydrated, hydrate } from '../hydrate'
import { heading, headerLink } from '../parts'
import { expect, lateHydration, test } from '../test'

const isHydrated = (page: Page) => page.locator('html').getAttribute('data-hydrated')

test('a page requests no scripts until a reader uses it', lateHydration, async ({ page }) => {
  const requests: Request[] = []
  page.on('request', (request) => {
    // The editor on the front page is a separate app in a frame that waits until the browser is idle.
    if (request.frame() === page.mainFrame()) requests.push(request)
  })
  await page.clock.install()
  for (const path of ['', 'docs/overview']) {
    requests.length = 0
    await page.goto(path, { waitUntil: 'networkidle' })
    expect(requests.map((request) => request.url()).filter((url) => /\.js(?:on)?$/.test(url))).toEqual([])
    // Moving the pointer over the landing page starts its editor.
    const kinds =
      path === ''
        ? []
        : ['h1', 'main p', 'main pre code', 'main button', 'header button:not([data-search-open])']
    for (const kind of kinds) {
      // The pointer crosses the header's search button, which starts loading the search on hover.
      const steps = kind.startsWith('header') ? 1 : 3
      const visible = page.locator(kind).filter({ visible: true })
      // Must already be in view, since scrolling is an intent.
      for (const part of (await visible.all()).slice(0, 3)) {
        const box = await part.boundingBox()
        if (box && box.y > 0 && box.y < 700) await page.mouse.move(box.x + 5, box.y + 5, { steps })
      }
    }
    // After an intent, scripts are requested after 300 ms on the page's clock.
    await page.clock.runFor(600)
    // A later response shows that all earlier requests have been reported.
    await page.evaluate(async () => void (await fetch('')))
    expect(requests.filter((request) => request.resourceType() === 'script')).toEqual([])
  }
  await page.locator('header [data-search-open]').hover()
  await expectHydrated(page)
})

test('speculation rules last until React takes over', lateHydration, async ({ context }) => {
  for (const [effectiveType, saveData, rules] of [
    ['4g', false, 1],
    ['2g', false, 0],
    ['4g', true, 0],
  ] as const) {
    const page = await context.newPage()
    await setConnection(page, { effectiveType, saveData })
    await page.goto('docs/overview')
    await expect(page.locator('script[type=speculationrules]')).toHaveCount(rules)
    if (rules === 0) continue
    await hydrate(page)
    await expect(page.locator('script[type=speculationrules]')).toHaveCount(0)
  }
})

test('stored dark mode is applied before the first paint', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('theme', 'dark')
    const seen: string[] = []
    Object.assign(window, { seen })
    new MutationObserver(() => {
      if (document.body) seen.push(document.documentElement.dataset.theme ?? 'none')
    }).observe(document, { childList: true, subtree: true })
  })
  await page.goto('docs/overview')
  const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen)
  expect(new Set(seen)).toEqual(new Set(['dark']))
  await expect(page.getByRole('button', { name: 'Dark mode' })).toHaveAttribute('aria-pressed', 'true')
})

/** A control, the element to click, and the element that then appears or, if `shows` is false, disappears. */
type Row = [control: string, click: string, answer: string, shows?: boolean]

/** Rows that can share a page, since none undoes another. Each control's own spec tests it further after hydration. */
const pages: [path: string, width: number, rows: Row[]][] = [
  [
    'docs/overview',
    1280,
    [
      ['color mode', '[data-color-mode]', 'html[data-theme=dark]'],
      ['category, opened', '#menu button:text("Tutorial")', '#menu a:text-is("Basic Tutorial")'],
      ['category, closed', '#menu button:text("Start")', '#menu nav a:text-is("Overview")', false],
      ['tab', '[role=tab]:text("yarn")', '[role=tabpanel][data-value=yarn]'],
      ['announcement', 'button[aria-label="Dismiss announcement"]', '[data-announcement]', false],
      ['section', '[aria-label="Link to this section: Features"]', '#features:target'],
      ['line wrap', '[aria-label="Wrap lines"]', '[aria-label="Wrap lines"][aria-pressed=true]'],
      ['copy', '[data-code-copy]', '#announcer:text("Code copied")'],
      ['dropdown', 'header button:text("Examples")', 'header a:text-is("Basic")'],
    ],
  ],
  ['docs/choosing/compatibility', 1280, [['details', '.details > summary', '.details[open] .details-body']]],
  [
    'docs/overview',
    390,
    [
      ['contents', '[aria-controls=contents]', '#contents'],
      ['menu', '[data-menu-open]', 'body:has(main[inert]):has([data-menu-open][aria-expanded=true]) #menu'],
    ],
  ],
]

for (const [path, width, rows] of pages)
  test(`/${path} responds before and after hydration at ${width} px`, lateHydration, async ({ page }) => {
    const answers = (moment: string, [control, , answer, shows = true]: Row) =>
      expect(page.locator(answer).first(), `${control} ${moment}`).toBeVisible({ visible: shows })
    const use = async (moment: string) => {
      for (const row of rows) {
        await page.locator(row[1]).first().click()
        await answers(moment, row)
      }
    }
    await page.setViewportSize({ width, height: 844 })
    const release = await hold(page, '**/*.js')
    await page.goto(path)
    await use('before React')
    expect(await isHydrated(page)).toBeNull()
    release()
    await hydrate(page)
    for (const row of rows) await answers('as React left it', row)
    await page.evaluate(() => [localStorage, sessionStorage].forEach((storage) => storage.clear()))
    await page.goto('about:blank')
    await page.goto(path)
    await hydrate(page)
    await use('after React')
  })

for (const [path, text, answer] of [
  ['search', 'useNode', 'useNode()'],
  ['tools/state', '{"ROOT":{}}', 'no-type'],
] as const)
  test(`text typed on /${path} before hydration is processed`, lateHydration, async ({ page }) => {
    const release = await hold(page, '**/*.js')
    await page.goto(path, { waitUntil: 'commit' })
    const field = page.locator('main [type=search], #saved-page')
    await field.pressSequentially(text)
    expect(await isHydrated(page)).toBeNull()
    release()
    await expectHydrated(page)
    await expect(field).toHaveValue(text)
    await expect(field).toBeFocused()
    await expect(page.getByRole('listitem').filter({ hasText: answer }).first()).toBeVisible()
  })

test('a link works without scripts, and Back works across a reload', lateHydration, async ({ page }) => {
  await page.goto('docs/overview')
  const scripts = requestsOf(page, /\.js$/)
  // Must be in view, since scrolling may start a demo.
  await headerLink(page, 'Support').click()
  await expect(page).toHaveURL('support')
  await page.waitForLoadState('networkidle')
  expect(scripts).toEqual([])
  await hydrate(page)
  await headerLink(page, 'Documentation').click()
  await expect(heading(page)).toHaveText('Overview')
  await page.reload()
  await page.goBack()
  await expect(page).toHaveURL('support')
  await expect(heading(page)).toHaveText('Support')
})

test('hydration keeps the scroll position', async ({ page }) => {
  await page.goto('docs/overview#features')
  await page.evaluate(() => scrollTo(0, 200))
  await hydrate(page)
  expect(await page.evaluate(() => scrollY)).toBe(200)
})
