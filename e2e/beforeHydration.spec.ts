import type { Page } from '@playwright/test'
import { expectHydrated, hydrate } from './hydrate'
import { expect, test } from './test'

const isHydrated = (page: Page) => page.locator('html').getAttribute('data-hydrated')

/** Holds every script back until the answer is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/*.js', async (route) => {
    await released
    await route.continue()
  })
  return release
}

test(
  'a page asks for no script while nobody uses it',
  { tag: '@late-hydration' },
  async ({ page, baseURL }) => {
    const scripts: string[] = []
    page.on('request', (request) => {
      const { hostname, pathname } = new URL(request.url())
      // The editor on the front page is an app of its own, in a frame that waits until the browser is idle.
      if (request.frame() !== page.mainFrame()) return
      if (hostname === '127.0.0.1' && /\.js(?:on)?$/.test(pathname)) scripts.push(pathname)
    })
    for (const path of ['', 'docs/overview', 'docs/concepts/nodes', 'blog/archive']) {
      await page.goto(`${baseURL}${path}`, { waitUntil: 'networkidle' })
      expect(scripts, path).toEqual([])
    }
  },
)

test(
  'a mouse that moves over text, and over controls, starts no script',
  { tag: '@late-hydration' },
  async ({ page, baseURL }) => {
    const scripts: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'script' && request.frame() === page.mainFrame())
        scripts.push(request.url())
    })
    for (const path of [
      'docs/overview',
      'docs/concepts/nodes',
      'docs/api/editor',
      'blog/archive',
      'support',
    ]) {
      await page.goto(`${baseURL}${path}`, { waitUntil: 'networkidle' })
      for (const kind of ['h1', 'main p', 'main h2', 'main pre code', 'main button', 'header button']) {
        const shown = page.locator(kind).filter({ visible: true })
        // In the window, since a scroll is an intent.
        for (const part of (await shown.all()).slice(0, 3)) {
          const box = await part.boundingBox()
          if (box && box.y > 0 && box.y < 700) await page.mouse.move(box.x + 5, box.y + 5, { steps: 3 })
        }
      }
      await page.waitForTimeout(600)
      expect(scripts, path).toEqual([])
    }
  },
)

for (const connection of [
  { effectiveType: '2g', saveData: false },
  { effectiveType: '4g', saveData: true },
]) {
  test(`no document is fetched ahead with ${JSON.stringify(connection)}`, async ({ page, baseURL }) => {
    await page.addInitScript((connection) => {
      Object.defineProperty(navigator, 'connection', { value: connection })
    }, connection)
    await page.goto(`${baseURL}docs/overview`)
    await expect(page.locator('script[type=speculationrules]')).toHaveCount(0)
  })
}

test(
  'speculation rules stand in the page until React takes over',
  { tag: '@late-hydration' },
  async ({ page, baseURL }) => {
    await page.goto(`${baseURL}docs/overview`)
    await expect(page.locator('script[type=speculationrules]')).toHaveCount(1)
    await hydrate(page)
    await expect(page.locator('script[type=speculationrules]')).toHaveCount(0)
  },
)

test('the stored dark mode is on the page before its first paint', async ({ page, baseURL }) => {
  await page.addInitScript(() => {
    localStorage.setItem('theme', 'dark')
    const seen: string[] = []
    Object.assign(window, { seen })
    new MutationObserver(() => {
      if (document.body) seen.push(document.documentElement.dataset.theme ?? 'none')
    }).observe(document, { childList: true, subtree: true })
  })
  await page.goto(`${baseURL}docs/overview`)
  const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen)
  expect(new Set(seen)).toEqual(new Set(['dark']))
  await expect(page.getByRole('button', { name: 'Dark mode' })).toHaveAttribute('aria-pressed', 'true')
})

test.describe(
  'a first tap is answered before React comes, and not undone by it:',
  { tag: '@late-hydration' },
  () => {
    const wide: [string, (page: Page) => Promise<void>, (page: Page) => Promise<void>][] = [
      [
        'color mode',
        (page) => page.getByRole('button', { name: 'Dark mode' }).click(),
        (page) => expect(page.locator('html')).toHaveAttribute('data-theme', 'dark'),
      ],
      [
        'dropdown',
        (page) => page.getByRole('button', { name: 'Examples' }).click(),
        (page) =>
          expect(
            page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Basic' }),
          ).toBeVisible(),
      ],
      [
        'category, opened',
        (page) => page.getByRole('button', { name: 'Guides' }).click(),
        (page) =>
          expect(
            page
              .getByRole('navigation', { name: 'Documentation' })
              .getByRole('link', { name: 'Basic Tutorial' }),
          ).toBeVisible(),
      ],
      [
        'category, closed',
        (page) => page.getByRole('button', { name: 'Introduction' }).click(),
        (page) => expect(page.locator('#menu').getByRole('link', { name: 'Acknowledgements' })).toBeHidden(),
      ],
      [
        'tab',
        (page) => page.getByRole('tab', { name: 'yarn' }).click(),
        (page) => expect(page.getByRole('tabpanel', { name: 'yarn' })).toBeVisible(),
      ],
      [
        'announcement',
        (page) => page.getByRole('button', { name: 'Dismiss announcement' }).click(),
        (page) => expect(page.getByRole('region', { name: 'Announcement' })).toBeHidden(),
      ],
      [
        'copy',
        (page) => page.locator('[data-code-copy]').first().click(),
        (page) => expect(page.locator('#announcer')).toHaveText(/Code copied/),
      ],
    ]
    for (const [control, tap, answer] of wide) {
      test(control, async ({ page, baseURL, context }) => {
        await context.grantPermissions(['clipboard-read', 'clipboard-write'])
        const release = await holdScripts(page)
        await page.goto(`${baseURL}docs/overview`)
        await tap(page)
        await answer(page)
        expect(await isHydrated(page)).toBeNull()
        release()
        await hydrate(page)
        await answer(page)
      })
    }

    test('menu', async ({ page, baseURL }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      const release = await holdScripts(page)
      await page.goto(`${baseURL}docs/overview`)
      await page.getByRole('button', { name: 'Menu', exact: true }).click()
      const answer = async () => {
        await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
        await expect(page.locator('header [aria-expanded][data-menu-open]')).toHaveAttribute(
          'aria-expanded',
          'true',
        )
        await expect(page.locator('main')).toHaveAttribute('inert', '')
      }
      await answer()
      expect(await isHydrated(page)).toBeNull()
      release()
      await hydrate(page)
      await answer()
      await page.keyboard.press('Escape')
      await expect(page.locator('#menu')).toBeHidden()
      await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeFocused()
    })
  },
)

test('what was typed before hydration stays, and the focus with it', async ({ page, baseURL }) => {
  const release = await holdScripts(page)
  await page.goto(`${baseURL}search`, { waitUntil: 'commit' })
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
  async ({ page, baseURL }) => {
    await page.goto(`${baseURL}docs/overview`)
    const scripts: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url())
    })
    await page.locator('#menu').getByRole('link', { name: 'Acknowledgements' }).click()
    await expect(page).toHaveURL(`${baseURL}docs/acknowledgements`)
    await page.waitForLoadState('networkidle')
    expect(scripts).toEqual([])
  },
)

test(
  'Back leads to the page before, though it was left by a client navigation and this one was reloaded',
  { tag: '@late-hydration' },
  async ({ page, baseURL }) => {
    await page.goto(`${baseURL}support`)
    await hydrate(page)
    await page.locator('header').getByRole('link', { name: 'Documentation' }).click()
    await expect(page.locator('h1')).toHaveText('Overview')
    await page.reload()
    await page.goBack()
    await expect(page).toHaveURL(`${baseURL}support`)
    await expect(page.locator('h1')).toHaveText('Support')
  },
)

test('hydration leaves the reader where they have scrolled to', async ({ page, baseURL }) => {
  await page.goto(`${baseURL}docs/overview#features`)
  await page.evaluate(() => scrollTo(0, 200))
  await hydrate(page)
  expect(await page.evaluate(() => scrollY)).toBe(200)
})
