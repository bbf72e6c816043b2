import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { violationsOf } from '../axe'
import { hold, requestsOf } from '../faults'
import { isSameDocument, markDocument } from '../history'
import { openHydrated } from '../hydrate'
import { setAppearance } from '../appearances'
import { excessWidth, waitForAnimations } from '../motion'
import { inSite } from '../routes'
import { expect, lateHydration, navigation, test } from '../test'

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Search' })
const fieldOf = (page: Page) => dialogOf(page).getByRole('searchbox')
const hitsOf = (page: Page) => dialogOf(page).getByRole('treeitem')
/** The field of the loaded modal. Before it has loaded, `fieldOf` finds the field that collects the first letters. */
const inputOf = (page: Page) => page.locator('.DocSearch-Input')

/** Opens the modal over a doc and types `query`. */
async function ask(page: Page, query: string): Promise<void> {
  await page.goto('docs/overview')
  await page.keyboard.press('Control+k')
  await page.keyboard.type(query)
  await expect(inputOf(page)).toHaveValue(query)
}

test('the search requests nothing before it opens, and then at most 45 kB of code', async ({ page }) => {
  const requests = requestsOf(page, /./)
  // A page without a demo, because a demo's editor might load during the test.
  await openHydrated(page, 'support')
  await page.waitForLoadState('networkidle')
  const ofSearch = /records\.json|\/(?:modal|providers)-|Modal/
  expect(requests.filter((url) => ofSearch.test(url))).toEqual([])
  const before = new Set(requests)
  await page.keyboard.press('Control+k')
  await expect(inputOf(page)).toBeVisible()
  await page.keyboard.type('undo')
  await expect(hitsOf(page).first()).toBeVisible()
  // The results' pages are prefetched, like those of any visible link; they are not part of the search.
  const ofPages = /\/page-data\/|\/component---/
  const files = [...new Set(requests)]
    .filter((url) => !before.has(url) && !ofPages.test(url))
    .map((url) => new URL(url).pathname)
  expect(files.filter((file) => ofSearch.test(file))).toHaveLength(3)
  // The index grows with the content: e2e/built/searchTable.test.ts.
  const code = files.filter((file) => !file.endsWith('/records.json'))
  const brotli = code.map((file) =>
    brotliCompressSync(readFileSync(`public/${file.slice(inSite('').length)}`)),
  )
  expect(Buffer.concat(brotli).length, code.join('\n')).toBeLessThanOrEqual(45_000)
})

test('preloads are used; a search prefetches pages', lateHydration, async ({ page, context, tolerate }) => {
  const prefetched = requestsOf(page, /page-data\/(?!docs\/overview|app-data|sq)/)
  await ask(page, 'undo')
  await expect(hitsOf(page).first()).toBeVisible()
  const links = page.locator('link[rel=preload]:is([as=script],[as=style],[as=fetch])')
  const preloaded = await links.evaluateAll((all: HTMLLinkElement[]) => all.map(({ href }) => href))
  expect(preloaded.length).toBeGreaterThan(5)
  expect(prefetched).toEqual([])
  await page.keyboard.press('Escape')
  await expect.poll(() => prefetched.length).toBeGreaterThan(5)
  const other = await context.newPage()
  // Here preloads have no `as`, so the browser ignores them.
  tolerate(/`as` value/)
  await other.addInitScript(() => Object.defineProperty(HTMLLinkElement.prototype, 'as', { set() {} }))
  const used = requestsOf(other, /./)
  await ask(other, 'undo')
  await expect(hitsOf(other).first()).toBeVisible()
  await expect(other.locator('link[as=fetch]')).toHaveCount(0)
  expect(preloaded.filter((url) => !used.includes(url))).toEqual([])
})

test('letters typed before the modal loads become the first query', lateHydration, async ({ page }) => {
  const [release, releaseIndex] = [await hold(page, '**/*.js'), await hold(page, '**/records.json')]
  await page.goto('docs/overview')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('und')
  await expect(fieldOf(page)).toHaveValue('und')
  release()
  await page.keyboard.type('o', { delay: 120 })
  await expect(inputOf(page)).toHaveValue('undo')
  await expect(inputOf(page)).toBeFocused()
  await expect(dialogOf(page).locator('[data-state=waiting]')).toBeVisible()
  await expect(dialogOf(page).getByText('No results for')).toBeHidden()
  await inputOf(page).fill('useNode')
  releaseIndex()
  await expect(hitsOf(page).first()).toContainText('useNode()')
  await expect(dialogOf(page).getByRole('status')).toHaveText(/ for useNode$/)
})

test('keys open the search, which suggests pages, or an issue if it finds none', async ({ page }) => {
  await page.goto('docs/overview')
  const button = page.getByRole('button', { name: 'Dark mode' })
  for (const key of ['Control+k', 'Meta+k', '/']) {
    await button.focus()
    await page.keyboard.press(key)
    await expect(inputOf(page)).toBeFocused()
    await expect(inputOf(page)).toHaveValue('')
    await page.keyboard.type('node')
    await page.keyboard.press('Escape')
    await expect(dialogOf(page)).toBeHidden()
    await expect(button).toBeFocused()
  }
  // In a field, a slash is typed as text; if single-key shortcuts are turned off, it has no effect.
  await page.goto('search')
  await page.getByRole('searchbox', { name: 'Search the documentation' }).press('/')
  await expect(dialogOf(page)).toBeHidden()
  await page.evaluate(() => localStorage.setItem('shortcuts.single-key', 'off'))
  await page.goto('docs/overview')
  await page.keyboard.press('/')
  await expect(dialogOf(page)).toBeHidden()
  await page.keyboard.press('Control+k')
  await expect(dialogOf(page)).toBeVisible()
  const heightNow = async () => (await dialogOf(page).boundingBox())?.height
  const start = dialogOf(page).getByRole('navigation', { name: 'Start with' })
  await expect(start.getByRole('link', { name: 'Basic Tutorial' })).toBeVisible()
  await waitForAnimations(page)
  const height = await heightNow()
  await expect(inputOf(page)).toBeFocused()
  await expect(start).toBeVisible()
  await expect(dialogOf(page).locator('.DocSearch-Footer')).toBeHidden()
  expect(await heightNow()).toBe(height)
  await page.keyboard.press('ArrowDown')
  await expect(start.getByRole('link').first()).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(inputOf(page)).toBeFocused()
  for (const query of ['node', 'xyzzyqwv']) {
    await inputOf(page).fill(query)
    await expect(dialogOf(page).getByRole('status')).toHaveText(new RegExp(` for ${query}$`))
    await expect(start).toBeHidden()
    expect(await heightNow()).toBe(height)
  }
  await expect(dialogOf(page).getByText('No results for')).toBeVisible()
  const issue = (await dialogOf(page).getByRole('link').first().getAttribute('href')) ?? ''
  expect(new URL(issue).searchParams.get('title')).toContain('xyzzyqwv')
  await inputOf(page).fill('')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('docs/guides/basic-tutorial')
  await expect(dialogOf(page)).toBeHidden()
})

test('arrow keys select a result, which is then listed as recent', navigation, async ({ page, context }) => {
  await ask(page, 'history.undo')
  await expect(hitsOf(page).first()).toContainText('history.undo')
  await expect(hitsOf(page).first().locator('mark').first()).toBeVisible()
  await markDocument(page)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/docs\/api\/useEditor#param-historyundo$/)
  await expect(dialogOf(page)).toBeHidden()
  expect(await isSameDocument(page)).toBe(true)
  await expect(page.locator('[id="param-historyundo"]')).toBeInViewport()
  await page.keyboard.press('Control+k')
  await expect(hitsOf(page)).toHaveCount(1)
  await dialogOf(page).getByTitle('Save this search').click()
  await expect(dialogOf(page).getByText('Favorite')).toBeVisible()
  await expect(dialogOf(page).getByTitle('Remove this search from favorites')).toBeVisible()
  await inputOf(page).fill('serialize')
  await expect(hitsOf(page).nth(1)).toBeVisible()
  // The page behind it is inert.
  await expect(page.locator(':modal')).toHaveCount(1)
  await expect(dialogOf(page).locator('[role=button]')).toHaveCount(0)
  await expect(dialogOf(page).getByRole('status')).toHaveText(/ for serialize$/)
  await page.keyboard.press('ArrowDown')
  await expect(hitsOf(page).nth(1)).toHaveAttribute('aria-selected', 'true')
  const tab = context.waitForEvent('page')
  await hitsOf(page)
    .nth(1)
    .getByRole('link')
    .click({ modifiers: ['Control'] })
  await (await tab).close()
  await expect(dialogOf(page)).toBeVisible()
  await hitsOf(page).first().getByRole('link').click()
  await expect(dialogOf(page)).toBeHidden()
  await expect(page).toHaveURL(/serializ/i)
})

test('the last line shows the number of results and opens them all', async ({ page }) => {
  const query = 'node & canvas+'
  await setAppearance(page, { width: 390, mode: 'dark' })
  await ask(page, query)
  await expect(dialogOf(page).getByRole('status')).toContainText(` for ${query}`)
  const all = dialogOf(page).getByRole('link', { name: /^See all \d+ results$/ })
  const total = Number(/\d+/.exec((await all.textContent()) ?? '')?.[0])
  expect(total).toBeGreaterThan(1)
  expect(await violationsOf(page)).toEqual([])
  expect(await excessWidth(page)).toBeLessThanOrEqual(0)
  await all.click()
  await expect(page).toHaveURL(/\/search\?q=/)
  for (let visit = 0; visit < 2; visit += 1) {
    expect(new URL(page.url()).searchParams.get('q')).toBe(query)
    await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue(query)
    await expect(page.getByRole('main').getByRole('status')).toHaveText(`${total} results`)
    await page.reload()
  }
})

// Kinds of failures: src/theme/search/providers/embeddedSearch.test.ts.
test('if the index does not load, an error offers an alternative', async ({ page, tolerate }) => {
  tolerate(/Failed to load resource|records\.json/)
  let status = 429
  const requests = requestsOf(page, /records\.json/)
  await page.route('**/records.json', (route) =>
    status === 200 ? route.continue() : route.fulfill({ status }),
  )
  await ask(page, 'useNode')
  const alert = dialogOf(page).getByRole('alert')
  await expect(alert).toContainText('busy right now')
  status = 500
  await alert.getByRole('button', { name: 'Try again' }).click()
  await expect(alert).toContainText('The search did not respond')
  await expect(dialogOf(page).getByText('No results for')).toBeHidden()
  // The message is directly below the field, and the footer lists no keys without an effect.
  await expect(dialogOf(page).locator('.DocSearch-Footer')).toBeHidden()
  const field = await inputOf(page).boundingBox()
  expect((await alert.boundingBox())!.y - field!.y - field!.height).toBeLessThan(8)
  await expect(alert.getByRole('link', { name: 'list of all pages' })).toBeVisible()
  status = 200
  await alert.getByRole('button', { name: 'Try again' }).click()
  await expect(hitsOf(page).first()).toContainText('useNode()')
  await expect(alert).toBeHidden()
  const retries = 2
  expect(requests.length).toBeLessThanOrEqual('useNode'.length + retries)
})

test('if the modal does not load, the field opens the search page', async ({ page, tolerate }) => {
  tolerate(/Failed to load resource|ChunkLoadError|modal-/)
  await page.route('**/modal-*.js', (route) => route.abort())
  await page.goto('docs/overview')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('undo')
  await expect(dialogOf(page).getByRole('alert')).toContainText('could not be loaded')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\?q=undo$/)
})
