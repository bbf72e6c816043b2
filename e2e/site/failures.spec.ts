import type { Page, Route } from '@playwright/test'
import { startHost } from '../host'
import { blockStorage, consequences, countLoads, crashNodes, setConnection, withoutEditor } from '../faults'
import { isSameDocument, markDocument } from '../history'
import { hydrate, openHydrated } from '../hydrate'
import { button, heading, headerLink, sidebarLink } from '../parts'
import { inSite } from '../routes'
import { expect, lateHydration, navigation, test } from '../test'

const message = (page: Page) => page.getByRole('alert')
const supportChunk = /component---src-pages-support-tsx-.*\.js$/

async function clickSupport(page: Page) {
  const link = headerLink(page, 'Support')
  const end = { search: '?x=1&y=%20', hash: '#more' }
  await link.evaluate((link, end) => void Object.assign(link, end), end)
  await link.click()
}

// Every fault of every resource: e2e/nightly/matrix.spec.ts.
test('a missing chunk keeps the current page open', navigation, async ({ page, tolerate }) => {
  tolerate(consequences)
  await page.route(supportChunk, (route) => route.fulfill({ status: 404, body: 'Not here' }))
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
  await page.unroute(supportChunk)
  await button(page, 'Retry').click()
  await expect(heading(page)).toHaveText('Support')
  await expect(page).toHaveURL('support?x=1&y=%20#more')
  await expect(message(page)).toHaveCount(0)
})

test('offline, Back shows an error and can be retried', navigation, async ({ page, context, tolerate }) => {
  tolerate(consequences)
  await setConnection(page, { saveData: true })
  await openHydrated(page, 'support?x=1#more')
  await headerLink(page, 'Documentation').click()
  await expect(heading(page)).toHaveText('Overview')
  await page.reload()
  await hydrate(page)
  await context.setOffline(true)
  await page.evaluate(() => history.back())
  await expect(message(page)).toContainText('This page could not be loaded: you are offline.')
  await expect(heading(page)).toHaveText('Overview')
  await context.setOffline(false)
  await button(page, 'Retry').click()
  await expect(heading(page)).toHaveText('Support')
  await expect(page).toHaveURL('support?x=1#more')
})

test('a chunk that fails once is requested again', navigation, async ({ page, tolerate }) => {
  tolerate(consequences)
  await page.route(supportChunk, (route) => route.abort(), { times: 1 })
  await setConnection(page, { saveData: true })
  await openHydrated(page, 'docs/overview')
  await markDocument(page)
  await clickSupport(page)
  await expect(heading(page)).toHaveText('Support')
  expect(await isSameDocument(page)).toBe(true)
})

test('without page data, a page shows an error', lateHydration, async ({ page, tolerate }) => {
  const url = /page-data\/docs\/overview\/page-data\.json/
  tolerate(/Failed|ERR_|resources|undefined|Error/)
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

test('a site served under the wrong path shows an error', lateHydration, async ({ page, tolerate }) => {
  tolerate(consequences)
  await withoutEditor(page)
  const host = await startHost({ root: 'public', port: 0, base: '/sub/' })
  await page.goto(host.url)
  const banner = message(page).filter({ has: page.getByRole('heading') })
  await expect(banner.getByRole('heading')).toHaveText('Your Docusaurus site did not load properly.')
  await expect(banner.getByRole('paragraph')).toHaveText([
    'A very common reason is a wrong site baseUrl configuration.',
    `Current configured baseUrl = ${inSite('')}`,
    'We suggest trying baseUrl = /sub/',
  ])
  await page.keyboard.press('F8')
  await expect(button(page, 'Reload')).toBeVisible()
  await host.close()
})

test('a page that crashes shows an error inside a working layout', navigation, async ({ page, tolerate }) => {
  tolerate(/Minified React error|Hydration/)
  await crashNodes(page)
  const crashed = message(page).filter({ hasText: 'This page crashed.' })
  await openHydrated(page, 'docs/overview')
  await page.locator('.prose').getByRole('link', { name: 'Nodes' }).first().click()
  await expect(crashed.getByRole('heading', { level: 1 })).toHaveText('This page crashed.')
  await expect(crashed).toContainText('Minified React error #130')
  await crashed.getByRole('button', { name: 'Try again' }).click()
  await expect(crashed).toBeVisible()
  await button(page, 'Dark mode').click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await sidebarLink(page, 'Acknowledgements').click()
  await expect(heading(page)).toHaveText('Acknowledgements')
  await expect(crashed).toHaveCount(0)
  // The same during hydration.
  await page.goto('docs/concepts/nodes')
  await page.keyboard.press('F8')
  await expect(crashed.getByRole('button', { name: 'Try again' })).toBeVisible()
  await expect(sidebarLink(page, 'Nodes')).toBeVisible()
})

const publish = (page: Page) =>
  page.route(/page-data\/app-data\.json/, (route: Route) =>
    route.fulfill({ json: { webpackCompilationHash: 'another' } }),
  )

test('after a new deploy, hydration causes at most one reload', async ({ page }) => {
  await publish(page)
  const loads = countLoads(page)
  await page.goto('docs/overview')
  // A reloaded page needs a new intent.
  await expect(async () => {
    await page.keyboard.press('F8')
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', '', { timeout: 2_000 })
  }).toPass()
  await expect(heading(page)).toHaveText('Overview')
  expect(loads()).toBeLessThanOrEqual(2)
})

// Successive builds, and one without a chunk: npm run verify -- redeploy.
test('after a new deploy, a link loads the document', navigation, async ({ page, tolerate }) => {
  tolerate(consequences)
  await openHydrated(page, 'docs/overview')
  await page.waitForLoadState('networkidle')
  await publish(page)
  const loads = countLoads(page)
  const to = 'blog/archive?x=1#year-2025'
  await page.evaluate((to) => window.___navigate(to), inSite(to))
  await expect.poll(loads).toBe(1)
  await expect(page).toHaveURL(to)
  await expect(heading(page)).toHaveText('Blog')
})

// Full storage: src/theme/interactions/beforeHydration/storage.test.ts.
test('without storage, everything works for a visit', navigation, async ({ page, tolerate, faults }) => {
  const warning = /console warning: Storage is unavailable/
  tolerate(warning)
  await blockStorage(page)
  await openHydrated(page, 'docs/overview')
  await button(page, 'Dark mode').click()
  await page.getByRole('tab', { name: 'pnpm' }).click()
  await page.getByRole('button', { name: 'Tutorial' }).click()
  await button(page, 'Dismiss announcement').click()
  await sidebarLink(page, 'In your own project').click()
  await expect(heading(page)).toHaveText('In your own project')
  await expect(page.getByRole('tab', { name: 'pnpm' }).first()).toHaveAttribute('aria-selected', 'true')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page.getByRole('region', { name: 'Announcement' })).toBeHidden()
  expect(faults.seen.filter((fault) => warning.test(fault))).toHaveLength(1)
})

test('the landing page only accepts messages from its own example', async ({ page }) => {
  await withoutEditor(page)
  await page.goto('')
  const root = page.locator('html')
  const send = (origin: string, ...data: unknown[]) =>
    page.evaluate(
      ([origin, data]) => data.map((data) => dispatchEvent(new MessageEvent('message', { origin, data }))),
      [origin, data] as const,
    )
  const own = new URL(page.url()).origin
  await send(own, null, 'yes', { LANDING_PAGE_LOADED: 'yes' }, { LANDING_PAGE_LOADED: 1 })
  await send('https://evil.example', { LANDING_PAGE_LOADED: true })
  await expect(root).not.toHaveClass(/landing-page-loaded/)
  await send(own, { LANDING_PAGE_LOADED: true })
  await expect(root).toHaveClass(/landing-page-loaded/)
})

test('without its style sheets, a page has its inlined styles and a search', async ({ page, tolerate }) => {
  tolerate(/Failed to load resource|sheet|\.css/)
  await page.route('**/*.css', (route) => route.abort())
  await openHydrated(page, 'docs/overview')
  await expect(page.locator('.prose')).toHaveCSS('line-height', /^\d/)
  await expect(page.locator('header').first()).toHaveCSS('position', 'sticky')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('undo')
  await expect(page.getByRole('dialog').getByRole('searchbox').first()).toHaveValue('undo')
})
