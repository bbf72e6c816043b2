import type { Page, Route } from '@playwright/test'
import { startHost } from './host'
import { blockStorage, consequences, crashNodes, setConnection } from './faults'
import { isSameDocument, markDocument } from './history'
import { hydrate, openHydrated } from './hydrate'
import { inSite } from './routes'
import { expect, test } from './test'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const message = (page: Page) => page.getByRole('alert')
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

const supportData = /page-data\/support\/page-data\.json/
const supportChunk = /component---src-pages-support-tsx-.*\.js$/

const clickSupport = async (page: Page) => {
  const link = page.locator('header').getByRole('link', { name: 'Support' })
  await link.evaluate(
    (link: HTMLAnchorElement) => void Object.assign(link, { search: '?x=1&y=%20', hash: '#more' }),
  )
  await link.click()
}

test.describe(
  'a page that does not load leaves the reader where they are, with a message and Retry',
  { tag: '@navigation' },
  () => {
    // Every fault of every resource: resilience/matrix.spec.ts.
    for (const [what, url, answer] of [
      [
        'its data, which is garbage',
        supportData,
        (route: Route) => route.fulfill({ contentType: 'application/json', body: '{"path": ' }),
      ],
      ['its chunk', supportChunk, (route: Route) => route.fulfill({ status: 404, body: 'Not here' })],
    ] as const) {
      test(what, async ({ page, tolerate }) => {
        tolerate(consequences)
        await page.route(url, answer)
        await openHydrated(page, 'docs/overview')
        await markDocument(page)
        await clickSupport(page)
        await expect(message(page)).toContainText('This page could not be loaded')
        await expect(heading(page)).toHaveText('Overview')
        await expect(page).toHaveURL('docs/overview')
        expect(await isSameDocument(page)).toBe(true)
        await button(page, 'Stay here').click()
        await expect(message(page)).toHaveCount(0)
        await clickSupport(page)
        await expect(message(page)).toBeVisible()
        await page.unroute(url)
        await button(page, 'Retry').click()
        await expect(heading(page)).toHaveText('Support')
        await expect(page).toHaveURL('support?x=1&y=%20#more')
      })
    }

    test('on the way back, with the fragment that the address holds', async ({ page, tolerate }) => {
      tolerate(consequences)
      await openHydrated(page, 'support?x=1#more')
      await page.locator('header').getByRole('link', { name: 'Documentation' }).click()
      await expect(heading(page)).toHaveText('Overview')
      await page.route(supportData, (route) => route.abort())
      await page.reload()
      await hydrate(page)
      await page.evaluate(() => history.back())
      await expect(message(page)).toContainText('This page could not be loaded')
      await expect(heading(page)).toHaveText('Overview')
      await page.unroute(supportData)
      await button(page, 'Retry').click()
      await expect(heading(page)).toHaveText('Support')
      await expect(page).toHaveURL('support?x=1#more')
    })
  },
)

test(
  'a chunk that fails once is asked for again, and nobody notices',
  { tag: '@navigation' },
  async ({ page, tolerate }) => {
    tolerate(consequences)
    await page.route(supportChunk, (route) => route.abort(), { times: 1 })
    await setConnection(page, { saveData: true })
    await openHydrated(page, 'docs/overview')
    await markDocument(page)
    await clickSupport(page)
    await expect(heading(page)).toHaveText('Support')
    expect(await isSameDocument(page)).toBe(true)
  },
)

test(
  'offline, a page that is not at hand is said so, and comes once the connection is back',
  { tag: '@navigation' },
  async ({ page, context, tolerate }) => {
    tolerate(consequences)
    await setConnection(page, { saveData: true })
    await openHydrated(page, 'docs/overview')
    await context.setOffline(true)
    await clickSupport(page)
    await expect(message(page)).toContainText('This page could not be loaded: you are offline.')
    await context.setOffline(false)
    await button(page, 'Retry').click()
    await expect(heading(page)).toHaveText('Support')
  },
)

test.describe('scripts that do not come at the first intent', { tag: '@late-hydration' }, () => {
  for (const [what, url] of [
    ['app', /\/app-[0-9a-f]+\.js$/],
    ['page data', /page-data\/docs\/overview\/page-data\.json/],
  ] as const) {
    test(`${what}: the page stays readable and says so`, async ({ page, tolerate }) => {
      tolerate(what === 'page data' ? /Failed|ERR_|resources|undefined|preload|Error/ : consequences)
      await page.route(url, (route) => route.abort())
      await page.goto('docs/overview')
      await page.keyboard.press('F8')
      await expect(message(page)).toContainText('Some scripts of this page could not be loaded.')
      await expect(heading(page)).toHaveText('Overview')
      await button(page, 'Dark mode').click()
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
      await page.unroute(url)
      await Promise.all([page.waitForEvent('load'), button(page, 'Reload').click()])
      await expect(message(page)).toHaveCount(0)
      await hydrate(page)
    })
  }

  test('on /: the banner about baseUrl says so too', async ({ page, tolerate }) => {
    tolerate(consequences)
    await page.route('**/examples/landing/', (route) => route.fulfill({ contentType: 'text/html', body: '' }))
    await page.route(/\/app-[0-9a-f]+\.js$/, (route) => route.abort())
    await page.goto('')
    await page.keyboard.press('F8')
    const banner = message(page).filter({ hasText: 'Your Docusaurus site did not load properly.' })
    await expect(banner).toContainText(`Current configured baseUrl = ${inSite('')}`)
    await expect(button(page, 'Reload')).toBeVisible()
  })
})

test.describe('a page that crashes', () => {
  test('says so inside the shell, which lives on', { tag: '@navigation' }, async ({ page, tolerate }) => {
    tolerate(/Minified React error/)
    await crashNodes(page)
    await openHydrated(page, 'docs/overview')
    await page.locator('.prose').getByRole('link', { name: 'Nodes' }).first().click()
    const crashed = message(page).filter({ hasText: 'This page crashed.' })
    await expect(crashed.getByRole('heading', { level: 1 })).toHaveText('This page crashed.')
    await expect(crashed).toContainText('Minified React error #130')
    await crashed.getByRole('button', { name: 'Try again' }).click()
    await expect(crashed).toBeVisible()
    await page.getByRole('button', { name: 'Dark mode' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await page.locator('#menu').getByRole('link', { name: 'Acknowledgements' }).click()
    await expect(heading(page)).toHaveText('Acknowledgements')
    await expect(crashed).toHaveCount(0)
  })

  test('says so too when it does at hydration', async ({ page, tolerate }) => {
    tolerate(/Minified React error|Hydration/)
    await crashNodes(page)
    await page.goto('docs/concepts/nodes')
    await page.keyboard.press('F8')
    await expect(page.getByRole('heading', { name: 'This page crashed.' })).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Documentation' })).toBeVisible()
    await expect(button(page, 'Try again')).toBeVisible()
  })
})

test.describe('a new publication', () => {
  const appData = /page-data\/app-data\.json/
  const other = (route: Route) => route.fulfill({ json: { webpackCompilationHash: 'another' } })

  test('is met by one reload at most when it is seen at hydration', async ({ page, tolerate }) => {
    tolerate(/preload/)
    await page.route(appData, other)
    let loads = 0
    page.on('request', (request) => {
      if (request.resourceType() === 'document') loads += 1
    })
    await page.goto('docs/overview')
    // The reload, when it comes, asks for one more intent.
    await expect(async () => {
      await page.keyboard.press('F8')
      await expect(page.locator('html')).toHaveAttribute('data-hydrated', '', { timeout: 2_000 })
    }).toPass()
    await expect(heading(page)).toHaveText('Overview')
    expect(loads).toBeLessThanOrEqual(2)
  })

  // Builds that follow each other: npm run verify -- redeploy.
  test(
    'that lacks a chunk ends in one reload, and then in a message',
    { tag: ['@navigation', '@late-hydration'] },
    async ({ page, tolerate }) => {
      tolerate(consequences)
      await openHydrated(page, 'docs/overview')
      await page.waitForLoadState('networkidle')
      await page.route(appData, other)
      await page.route(supportChunk, (route) => route.fulfill({ status: 404 }))
      let loads = 0
      page.on('request', (request) => {
        if (request.isNavigationRequest()) loads += 1
      })
      await page.evaluate((to) => window.___navigate(to), inSite('support?x=1#more'))
      await expect.poll(() => loads).toBe(1)
      await expect(page).toHaveURL('support?x=1#more')
      await page.keyboard.press('F8')
      await expect(message(page)).toContainText('could not be loaded')
      await expect(heading(page)).toHaveText('Support')
      // Long enough for another reload.
      await page.waitForTimeout(2_000)
      expect(loads).toBeLessThanOrEqual(2)
      await expect(message(page).getByRole('button')).not.toHaveCount(0)
    },
  )

  test(
    'is followed by a full load, with query and fragment',
    { tag: '@navigation' },
    async ({ page, tolerate }) => {
      tolerate(consequences)
      await openHydrated(page, 'docs/overview')
      await page.waitForLoadState('networkidle')
      await markDocument(page)
      await page.route(appData, other)
      await page.evaluate((to) => window.___navigate(to), inSite('blog/archive?x=1#year-2025'))
      await expect(heading(page)).toHaveText('Blog')
      await expect(page).toHaveURL('blog/archive?x=1#year-2025')
      expect(await isSameDocument(page)).toBe(false)
    },
  )
})

// Storage that is full: src/theme/behaviors/storage.test.ts.
test(
  'storage that is blocked is warned of once, and everything works for the visit',
  { tag: '@navigation' },
  async ({ page, tolerate, faults }) => {
    const warning = /console warning: Storage is unavailable/
    tolerate(warning)
    await blockStorage(page)
    await openHydrated(page, 'docs/overview')
    await button(page, 'Dark mode').click()
    await page.getByRole('tab', { name: 'pnpm' }).click()
    await page.getByRole('button', { name: 'Guides' }).click()
    await button(page, 'Dismiss announcement').click()
    await page.locator('#menu').getByRole('link', { name: 'Basic Tutorial' }).click()
    await expect(heading(page)).toHaveText('Basic Tutorial')
    await expect(page.getByRole('tab', { name: 'pnpm' }).first()).toHaveAttribute('aria-selected', 'true')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expect(page.getByRole('region', { name: 'Announcement' })).toBeHidden()
    expect(faults.seen.filter((fault) => warning.test(fault))).toHaveLength(1)
  },
)

test(
  'a site served under another path than it was built for says so on its landing page',
  { tag: '@late-hydration' },
  async ({ page, tolerate }) => {
    tolerate(consequences)
    await page.route('**/examples/landing/', (route) => route.fulfill({ contentType: 'text/html', body: '' }))
    const host = await startHost({ root: 'public', port: 0, base: '/sub/' })
    try {
      await page.goto(host.url)
      const banner = message(page)
      await expect(banner.getByRole('heading')).toHaveText('Your Docusaurus site did not load properly.')
      await expect(banner.getByRole('paragraph')).toHaveText([
        'A very common reason is a wrong site baseUrl configuration.',
        `Current configured baseUrl = ${inSite('')}`,
        'We suggest trying baseUrl = /sub/',
      ])
    } finally {
      await host.close()
    }
  },
)

test('the landing page takes the message of its own example only', async ({ page }) => {
  await page.route('**/examples/landing/', (route) => route.fulfill({ contentType: 'text/html', body: '' }))
  await page.goto('')
  const root = page.locator('html')
  await page.evaluate(async () => {
    const received = new Promise<void>((resolve) => {
      addEventListener('message', ({ data }) => data === 'last' && resolve())
    })
    for (const data of [null, 'yes', { LANDING_PAGE_LOADED: 'yes' }, { LANDING_PAGE_LOADED: 1 }])
      postMessage(data, location.origin)
    const data = { LANDING_PAGE_LOADED: true }
    dispatchEvent(new MessageEvent('message', { origin: 'https://evil.example', data }))
    postMessage('last', location.origin)
    await received
  })
  await expect(root).not.toHaveClass(/landing-page-loaded/)
  await page.evaluate(() => postMessage({ LANDING_PAGE_LOADED: true }, location.origin))
  await expect(root).toHaveClass(/landing-page-loaded/)
})

test('a page without its style sheets has its own styles, and the search opens', async ({
  page,
  tolerate,
}) => {
  // Without its sheets the search is slow on a busy machine, and Chromium warns of unused preloads.
  tolerate(/Failed to load resource|sheet|\.css|preloaded using link preload/)
  await page.route('**/*.css', (route) => route.abort())
  await openHydrated(page, 'docs/overview')
  await expect(page.locator('.prose')).toHaveCSS('line-height', /^\d/)
  await expect(page.locator('header').first()).toHaveCSS('position', 'sticky')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('undo')
  await expect(page.getByRole('dialog').getByRole('searchbox').first()).toHaveValue('undo')
})
