import { expect, test, type BrowserContext, type Locator, type Page } from '@playwright/test'
// The tests of the “Testing” recipe, exactly as readers see them.
import '../../content/snippets/testing/buttons.spec'
import type { PageSave, StoredPage } from '../../content/snippets/saving/server'
import { storePage } from '../../content/snippets/saving/storePage'
import { bundle, servePage } from '../bundle'
import { MATRIX } from '../appearances'

/**
 * Serves the component `name` of the module `file` at /editor, where the recipes' tests expect their editor. It uses
 * localhost, a secure context, because the saving recipe needs `crypto.randomUUID`.
 */
async function serve(
  page: Page | BrowserContext,
  name: string,
  file: string,
  headers?: Record<string, string>,
) {
  const code = `
    import { createRoot } from 'react-dom/client'
    import { ${name} as Shown } from '${file}'
    createRoot(document.getElementById('root')).render(<Shown />)`
  await servePage(page, 'http://localhost/editor', '', headers)
  // Bundled on request, since most tests replace the first component.
  await page.route('http://localhost/script.js', async (route) =>
    route.fulfill({ contentType: 'text/javascript', body: await bundle(code) }),
  )
}

test.use({ baseURL: 'http://localhost' })
test.beforeEach(({ page }) => serve(page, 'App', './content/snippets/testing/App'))

test('A wrapper with display: contents breaks the drop positions of its siblings', async ({ page }) => {
  await serve(page, 'Contents', './e2e/editors/mounted/Contents')
  await page.goto('/editor')
  const blocks = page.locator('section > *')
  await expect(blocks).toHaveText(['One', 'Two', 'Three'])
  await page.getByText('Two').dragTo(page.getByText('One'), { targetPosition: { x: 9, y: 2 } })
  await expect(blocks).toHaveText(['One', 'Three', 'Two'])
})

test('Under style-src, the default rows of Layers unmount the editor without a nonce', async ({ page }) => {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  const policy = "style-src 'self' 'nonce-n1'"
  await serve(page, 'DefaultLayers', './e2e/editors/mounted/DefaultLayers', {
    'content-security-policy': policy,
  })
  await page.goto('/editor')
  await expect.poll(() => errors.join()).toContain('CSSStyleSheet could not be found')
  await expect(page.getByText('Title')).toHaveCount(0)
  await page.addInitScript(() => Object.assign(window, { __webpack_nonce__: 'n1' }))
  await page.reload()
  await expect(page.getByText('Title')).toBeVisible()
})

test('The pointer recipe moves and adds by touch and mouse, but not if canceled', async ({ browser }) => {
  const context = await browser.newContext({ hasTouch: true })
  const page = await context.newPage()
  await serve(page, 'App', './content/snippets/pointer/App')
  await page.goto('http://localhost/editor')
  const session = await context.newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel', x?: number, y?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: x === undefined || y === undefined ? [] : [{ x, y }],
    })
  const texts = page.locator('#root > div > div')
  const line = page.locator('div[style*="z-index: 99999"]')
  const swipe = async (from: Locator, to: Locator, end: 'touchEnd' | 'touchCancel') => {
    const [start, target] = [await from.boundingBox(), await to.boundingBox()]
    if (!start || !target) throw new Error('Nothing is there.')
    // Together, because a resting finger would open a menu.
    await Promise.all([
      touch('touchStart', start.x + 5, start.y + 5),
      touch('touchMove', start.x + 30, start.y + 9),
    ])
    for (const step of [0.5, 0.9, 1])
      await touch('touchMove', target.x + 40, start.y + step * (target.y + target.height + 1 - start.y))
    // The finger is now on the line. The line is at the lower edge of the target, so the last move has been handled.
    const edge = target.y + target.height
    await expect.poll(async () => Math.abs(((await line.boundingBox())?.y ?? 0) - edge)).toBeLessThan(5)
    await touch(end)
    await expect(line).toHaveCount(0)
  }
  await swipe(page.getByText('⠿').first(), texts.nth(1), 'touchCancel')
  await expect(texts).toContainText(['One', 'Two', 'Three'])
  await swipe(page.getByText('⠿').first(), texts.nth(1), 'touchEnd')
  await expect(texts).toContainText(['Two', 'One', 'Three'])
  await swipe(page.getByText('Text', { exact: true }).first(), texts.nth(0), 'touchEnd')
  await expect(texts).toContainText(['Two', 'New text', 'One', 'Three'])
  // A tap also fires mouse events and selects.
  await texts.nth(2).tap({ position: { x: 40, y: 5 } })
  await expect(page.getByRole('button', { pressed: true })).toHaveText('Text One')
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  // Also with the mouse.
  await page
    .getByText('⠿')
    .first()
    .dragTo(texts.nth(2), { targetPosition: { x: 60, y: 15 } })
  await expect(texts).toContainText(['New text', 'One', 'Two', 'Three'])
  await context.close()
})

test('The responsive recipe previews widths and changes the value for one of them', async ({ page }) => {
  await page.setViewportSize({ width: 1600, height: 900 })
  await serve(page, 'App', './content/snippets/responsive/App')
  await page.goto('/editor')
  await page.addStyleTag({ path: 'content/snippets/responsive/heading.css' })
  const heading = page.frameLocator('iframe').getByText('Hello')
  const field = page.getByLabel(/Font size/)
  await expect(heading).toHaveCSS('font-size', '48px')
  await page.getByRole('button', { name: 'phone' }).click()
  await expect(heading).toHaveCSS('font-size', '24px')
  await page.getByRole('button', { name: 'tablet' }).click()
  await expect(heading).toHaveCSS('font-size', '24px')
  await heading.click()
  await expect(page.getByText('as on phone')).toBeVisible()
  await field.fill('36')
  await expect(heading).toHaveCSS('font-size', '36px')
  await page.getByRole('button', { name: 'desktop' }).click()
  await expect(heading).toHaveCSS('font-size', '48px')
  await page.getByRole('button', { name: 'Same as on tablet' }).click()
  await expect(heading).toHaveCSS('font-size', '36px')
  await page
    .frameLocator('iframe')
    .getByText('World')
    .dragTo(heading, { targetPosition: { x: 20, y: 2 } })
  await expect(page.frameLocator('iframe').locator('h2')).toHaveText(['World', 'Hello'])
  await heading.click()
  await page.keyboard.press('Delete')
  await expect(page.frameLocator('iframe').locator('h2')).toHaveText(['World'])
})

for (const [way, leave] of [
  ['a reload', async (page) => (await page.reload(), page)],
  ['Back', async (page) => (await page.goto('/other'), await page.goBack(), page)],
  [
    'a crash of the tab',
    async (page) => {
      // The draft is saved when the user pauses.
      await expect(page.getByRole('status')).toHaveText('Not saved. Trying again…')
      const next = await page.context().newPage()
      await Promise.all([page.waitForEvent('crash'), page.goto('chrome://crash').catch(() => {})])
      return next
    },
  ],
] as [string, (page: Page) => Promise<Page>][])
  // Random edits and faults: examples/cms/src/editor/saving.test.ts.
  test(
    `The saving recipe offers unsaved changes after ${way}`,
    { tag: way === 'a crash of the tab' ? [] : MATRIX },
    async ({ page, context }) => {
      const pages = new Map<string, StoredPage>()
      let isOnline = false
      await context.route('**/other', (route) => route.fulfill({ contentType: 'text/html', body: 'Other' }))
      await context.route('**/api/pages/home', async (route) => {
        const request = route.request()
        if (request.method() === 'GET')
          return route.fulfill({ json: pages.get('home') ?? { json: '', revision: '' } })
        if (!isOnline) return route.abort()
        return route.fulfill({ status: storePage(pages, 'home', request.postDataJSON() as PageSave) })
      })
      await page.unrouteAll()
      await serve(context, 'SavedPage', './e2e/editors/mounted/SavedPage')
      await page.goto('/editor')
      await page.getByRole('button', { name: 'Write' }).click()
      await expect(page.getByText('200000')).toBeVisible()
      const next = await leave(page)
      if (next !== page || next.url() === 'about:blank') await next.goto('/editor')
      // Back restores the editor itself from the back/forward cache.
      const open = next.getByRole('button', { name: 'Open my changes' })
      await expect(open.or(next.getByText('200000'))).toBeVisible()
      await expect(next.getByText('Another user')).toHaveCount(0)
      isOnline = true
      if (await open.isVisible()) await open.click()
      await expect(next.getByRole('status')).toHaveText('Saved')
      expect(pages.get('home')?.json).toContain('x'.repeat(200_000))
      expect(await next.evaluate(() => localStorage.length)).toBe(0)
    },
  )
