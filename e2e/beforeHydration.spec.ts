import type { Page, Request } from '@playwright/test'
import { hold, requestsOf, setConnection } from './faults'
import { expectHydrated, hydrate, openHydrated } from './hydrate'
import { heading, headerLink } from './parts'
import { expect, lateHydration, test } from './test'

const isHydrated = (page: Page) => page.locator('html').getAttribute('data-hydrated')

test(
  'a page requests no script until a reader uses it, wherever the mouse is',
  lateHydration,
  async ({ page }) => {
    const requests: Request[] = []
    page.on('request', (request) => {
      // The editor on the front page is an app of its own, in a frame that waits until the browser is idle.
      if (request.frame() === page.mainFrame()) requests.push(request)
    })
    for (const path of ['', 'docs/overview']) {
      await page.goto(path, { waitUntil: 'networkidle' })
      expect(requests.map((request) => request.url()).filter((url) => /\.js(?:on)?$/.test(url))).toEqual([])
      // A pointer on the landing page starts its editor.
      const kinds =
        path === ''
          ? []
          : ['h1', 'main p', 'main pre code', 'main button', 'header button:not([data-search-open])']
      for (const kind of kinds) {
        // On the way through the header is the button of the search, which a pointer starts.
        const steps = kind.startsWith('header') ? 1 : 3
        const visible = page.locator(kind).filter({ visible: true })
        // In the window, since a scroll is an intent.
        for (const part of (await visible.all()).slice(0, 3)) {
          const box = await part.boundingBox()
          if (box && box.y > 0 && box.y < 700) await page.mouse.move(box.x + 5, box.y + 5, { steps })
        }
      }
      await page.waitForTimeout(600)
      expect(requests.filter((request) => request.resourceType() === 'script')).toEqual([])
      requests.length = 0
    }
  },
)

test('a mouse over the button of the search starts it, before the click', lateHydration, async ({ page }) => {
  await page.goto('docs/overview')
  await page.locator('header [data-search-open]').hover()
  await expectHydrated(page)
})

for (const [name, saveData, effectiveType, rules] of [
  ['are there until React takes over', false, '4g', 1],
  ['are not there on 2g', false, '2g', 0],
  ['are not there with data saver', true, '4g', 0],
] as const)
  test(`speculation rules ${name}`, lateHydration, async ({ page }) => {
    await setConnection(page, { effectiveType, saveData })
    await page.goto('docs/overview')
    await expect(page.locator('script[type=speculationrules]')).toHaveCount(rules)
    await hydrate(page)
    await expect(page.locator('script[type=speculationrules]')).toHaveCount(0)
  })

test('the stored dark mode is on the page before its first paint', async ({ page }) => {
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

/** What a tap before React shows, or hides. */
for (const [name, click, answer, visible] of [
  ['color mode', '[data-color-mode]', 'html[data-theme=dark]', true],
  ['dropdown', 'header button:text("Examples")', 'header a:text-is("Basic")', true],
  ['category, opened', '#menu button:text("Guides")', '#menu a:text-is("Basic Tutorial")', true],
  ['category, closed', '#menu button:text("Introduction")', '#menu nav a:text-is("Overview")', false],
  ['tab', '[role=tab]:text("yarn")', '[role=tabpanel][data-value=yarn]', true],
  ['announcement', 'button[aria-label="Dismiss announcement"]', '[data-announcement]', false],
  ['copy', '[data-code-copy]', '#announcer:text("Code copied")', true],
  ['menu', '[data-menu-open]', 'body:has(main[inert]):has([data-menu-open][aria-expanded=true]) #menu', true],
] as const)
  test(
    `a first tap is answered before React, which does not undo it: ${name}`,
    lateHydration,
    async ({ page }) => {
      if (name === 'menu') await page.setViewportSize({ width: 390, height: 844 })
      const release = await hold(page, '**/*.js')
      await page.goto('docs/overview')
      await page.locator(click).first().click()
      await expect(page.locator(answer).first()).toBeVisible({ visible })
      expect(await isHydrated(page)).toBeNull()
      release()
      await hydrate(page)
      await expect(page.locator(answer).first()).toBeVisible({ visible })
    },
  )

test('what was typed before hydration stays, and the focus with it', async ({ page }) => {
  const release = await hold(page, '**/*.js')
  await page.goto('search', { waitUntil: 'commit' })
  const field = page.getByRole('searchbox', { name: 'Search the documentation' })
  await field.pressSequentially('useNode')
  expect(await isHydrated(page)).toBeNull()
  release()
  await expectHydrated(page)
  await expect(field).toHaveValue('useNode')
  await expect(field).toBeFocused()
})

test(
  'the browser follows a click on a link, without a script of this page',
  lateHydration,
  async ({ page }) => {
    await page.goto('docs/overview')
    const scripts = requestsOf(page, /\.js$/)
    // In sight: who scrolls may want to see a demo.
    await headerLink(page, 'Support').click()
    await expect(page).toHaveURL('support')
    await page.waitForLoadState('networkidle')
    expect(scripts).toEqual([])
  },
)

test('Back leads to a page that was left before this one was reloaded', lateHydration, async ({ page }) => {
  await openHydrated(page, 'support')
  await headerLink(page, 'Documentation').click()
  await expect(heading(page)).toHaveText('Overview')
  await page.reload()
  await page.goBack()
  await expect(page).toHaveURL('support')
  await expect(heading(page)).toHaveText('Support')
})

test('hydration leaves the reader where they have scrolled to', async ({ page }) => {
  await page.goto('docs/overview#features')
  await page.evaluate(() => scrollTo(0, 200))
  await hydrate(page)
  expect(await page.evaluate(() => scrollY)).toBe(200)
})
