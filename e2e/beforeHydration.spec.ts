import type { Page, Request } from '@playwright/test'
import { hold, setConnection } from './faults'
import { expectHydrated, hydrate, openHydrated } from './hydrate'
import { expect, test } from './test'

const isHydrated = (page: Page) => page.locator('html').getAttribute('data-hydrated')

test(
  'a page requests no script while nobody uses it, nor while a mouse moves over text and controls',
  { tag: '@late-hydration' },
  async ({ page }) => {
    const requests: Request[] = []
    page.on('request', (request) => {
      // The editor on the front page is an app of its own, in a frame that waits until the browser is idle.
      if (request.frame() === page.mainFrame()) requests.push(request)
    })
    for (const path of ['', 'docs/overview', 'docs/concepts/nodes', 'blog/archive']) {
      await page.goto(path, { waitUntil: 'networkidle' })
      expect(requests.map((request) => request.url()).filter((url) => /\.js(?:on)?$/.test(url))).toEqual([])
      // A pointer on the landing page starts its editor.
      const kinds = path === '' ? [] : ['h1', 'main p', 'main pre code', 'main button', 'header button']
      for (const kind of kinds) {
        const visible = page.locator(kind).filter({ visible: true })
        // In the window, since a scroll is an intent.
        for (const part of (await visible.all()).slice(0, 3)) {
          const box = await part.boundingBox()
          if (box && box.y > 0 && box.y < 700) await page.mouse.move(box.x + 5, box.y + 5, { steps: 3 })
        }
      }
      await page.waitForTimeout(600)
      // The button of the search prefetches what it opens, and runs nothing.
      expect(requests.filter((request) => request.resourceType() === 'script')).toEqual([])
      requests.length = 0
    }
  },
)

for (const [name, saveData, effectiveType, rules] of [
  ['are there until React takes over', false, '4g', 1],
  ['are not there on 2g', false, '2g', 0],
  ['are not there with data saver', true, '4g', 0],
] as const)
  test(`speculation rules ${name}`, { tag: '@late-hydration' }, async ({ page }) => {
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

test.describe(
  'a first tap is answered before React comes, and not undone by it:',
  { tag: '@late-hydration' },
  () => {
    const controls: [string, click: string, isAnswered: (page: Page) => Promise<void>][] = [
      [
        'color mode',
        '[data-color-mode]',
        (page) => expect(page.locator('html')).toHaveAttribute('data-theme', 'dark'),
      ],
      [
        'dropdown',
        'header button:text("Examples")',
        (page) => expect(page.locator('header').getByRole('link', { name: 'Basic' })).toBeVisible(),
      ],
      [
        'category, opened',
        '#menu button:text("Guides")',
        (page) => expect(page.locator('#menu').getByRole('link', { name: 'Basic Tutorial' })).toBeVisible(),
      ],
      [
        'category, closed',
        '#menu button:text("Introduction")',
        (page) => expect(page.locator('#menu').getByRole('link', { name: 'Acknowledgements' })).toBeHidden(),
      ],
      [
        'tab',
        '[role=tab]:text("yarn")',
        (page) => expect(page.getByRole('tabpanel', { name: 'yarn' })).toBeVisible(),
      ],
      [
        'announcement',
        'button[aria-label="Dismiss announcement"]',
        (page) => expect(page.getByRole('region', { name: 'Announcement' })).toBeHidden(),
      ],
      ['copy', '[data-code-copy]', (page) => expect(page.locator('#announcer')).toHaveText(/Code copied/)],
      [
        'menu',
        '[data-menu-open]',
        async (page) => {
          await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
          await expect(page.locator('[data-menu-open]').first()).toHaveAttribute('aria-expanded', 'true')
          await expect(page.locator('main')).toHaveAttribute('inert', '')
        },
      ],
    ]
    for (const [name, click, isAnswered] of controls) {
      test(name, async ({ page }) => {
        if (name === 'menu') await page.setViewportSize({ width: 390, height: 844 })
        const release = await hold(page, '**/*.js')
        await page.goto('docs/overview')
        await page.locator(click).first().click()
        await isAnswered(page)
        expect(await isHydrated(page)).toBeNull()
        release()
        await hydrate(page)
        await isAnswered(page)
      })
    }
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
  'a click on a link starts no script of this page: the browser follows it',
  { tag: '@late-hydration' },
  async ({ page }) => {
    await page.goto('docs/overview')
    const scripts: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url())
    })
    await page.locator('#menu').getByRole('link', { name: 'Acknowledgements' }).click()
    await expect(page).toHaveURL('docs/acknowledgements')
    await page.waitForLoadState('networkidle')
    expect(scripts).toEqual([])
  },
)

test(
  'Back leads to the page before, though it was left by a client navigation and this one was reloaded',
  { tag: '@late-hydration' },
  async ({ page }) => {
    await openHydrated(page, 'support')
    await page.locator('header').getByRole('link', { name: 'Documentation' }).click()
    await expect(page.locator('h1')).toHaveText('Overview')
    await page.reload()
    await page.goBack()
    await expect(page).toHaveURL('support')
    await expect(page.locator('h1')).toHaveText('Support')
  },
)

test('hydration leaves the reader where they have scrolled to', async ({ page }) => {
  await page.goto('docs/overview#features')
  await page.evaluate(() => scrollTo(0, 200))
  await hydrate(page)
  expect(await page.evaluate(() => scrollY)).toBe(200)
})
