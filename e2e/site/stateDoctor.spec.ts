import type { Page } from '@playwright/test'
import { violationsOf } from '../axe'
import { copiedText } from '../clipboard'
import { expectHydrated } from '../hydrate'
import { press } from '../keys'
import { MATRIX } from '../appearances'
import { excessWidth } from '../motion'
import { node } from '../../packages/saved-page/fixtures/node'
import { expect, test } from '../test'

const saved = (page: Page) => page.getByRole('textbox', { name: 'Saved page' })
const fixed = (page: Page) => page.getByRole('textbox', { name: /^(?:Fixed page|Your page as it is)$/ })
const findings = (page: Page) => page.getByRole('region', { name: 'Findings' })
const items = (page: Page) => findings(page).getByRole('listitem')
const fixAll = (page: Page) => page.getByRole('button', { name: 'Fix all' })

const box = (fields: object = {}) => node({ type: { resolvedName: 'Box' }, displayName: 'Box', ...fields })
const broken = { ROOT: box({ nodes: ['a', 'gone'] }), a: box({ parent: 'nobody' }), ghost: box() }
const whole = { ROOT: box({ nodes: ['a'] }), a: box({ parent: 'ROOT' }) }

const fixedPage = async (page: Page) => JSON.parse((await fixed(page).inputValue()) || 'null') as unknown

async function openTool(page: Page, entered?: string): Promise<void> {
  await page.goto('tools/state')
  await expectHydrated(page)
  if (entered !== undefined) await saved(page).fill(entered)
}

test('a broken page can be inspected, fixed, copied, and downloaded', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openTool(page, JSON.stringify(broken))
  await expect(items(page)).toHaveCount(3)
  await expect(findings(page).locator('[data-code=missing-child]')).toHaveAttribute('data-node', 'ROOT')
  await expect(findings(page).getByRole('status')).toHaveText('1 error, 2 warnings. 3 to fix.')
  await fixAll(page).click()
  await expect(findings(page).getByRole('status')).toHaveText('1 error, 2 warnings. All are fixed.')
  await expect.poll(() => fixedPage(page)).toEqual(whole)
  expect(await excessWidth(page)).toBeLessThanOrEqual(0)
  await page.getByRole('button', { name: 'Copy fixed page' }).click()
  await expect(findings(page).getByRole('status')).toHaveText('Copied.')
  await expect.poll(() => copiedText(page)).toBe(await fixed(page).inputValue())
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download' }).click()
  expect((await download).suggestedFilename()).toBe('page.json')
  // No other name on the page contains one of these.
  for (const name of ['Saved page', 'Fixed page']) await expect(page.getByLabel(name)).toHaveCount(1)
  await expect(page.getByText('Removed: ghost.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo the fix: unreachable of ghost' }).click()
  await expect.poll(() => fixedPage(page)).toHaveProperty('ghost')
  await page.getByRole('button', { name: 'Undo all' }).click()
  await expect.poll(() => fixedPage(page)).toEqual(broken)
  await page.getByRole('button', { name: 'Fix: missing-child of ROOT' }).click()
  await expect.poll(() => fixedPage(page)).toHaveProperty('ROOT.nodes', ['a'])
  expect(await violationsOf(page)).toEqual([])
})

test('after a paste, both the field and the summary are visible on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openTool(page)
  await page.getByRole('button', { name: 'A missing child' }).click()
  await expect(findings(page).getByRole('status')).toHaveText('1 error. 1 to fix.')
  await expect(fixAll(page)).toBeInViewport({ ratio: 1 })
  const [field, bar] = [await saved(page).boundingBox(), await page.locator('.doctor-summary').boundingBox()]
  expect(field!.y + field!.height).toBeLessThanOrEqual(bar!.y)
  await fixAll(page).press('Enter')
  // The focus stays on the next control to use.
  await expect(page.getByRole('button', { name: 'Copy fixed page' })).toBeFocused()
  const picture = page.getByRole('region', { name: 'The page as boxes' })
  await expect(picture).toContainText('Sourdough in a day')
  await page.getByRole('button', { name: 'Undo all' }).press('Enter')
  await expect(picture.locator('[data-faulty=true]').first()).toBeVisible()
  await expect(fixAll(page)).toBeFocused()
  // The chosen component replaces a missing one.
  await page.getByRole('button', { name: 'Another resolver' }).click()
  await expect(findings(page).getByRole('status')).toHaveText('1 error. 1 component to choose.')
  await page.getByRole('combobox', { name: 'Replacement for Title' }).selectOption('Heading')
  await expect.poll(() => fixedPage(page)).toHaveProperty('title.type.resolvedName', 'Heading')
})

test('a file opens offline, and missing components are found', async ({ page, context, tolerate }) => {
  // Prefetching of other pages fails offline.
  tolerate(/ERR_INTERNET_DISCONNECTED|failed/i)
  await openTool(page)
  // Wait until the worker has loaded.
  await expect.poll(() => page.workers().length).toBe(1)
  await expect.poll(() => page.workers()[0]?.evaluate(() => typeof self.onmessage)).toBe('function')
  await context.setOffline(true)
  const buffer = Buffer.from(JSON.stringify(broken))
  const file = { name: 'page.json', mimeType: 'application/json', buffer }
  await page.getByLabel('Open a file').setInputFiles(file)
  await expect(items(page)).toHaveCount(3)
  await saved(page).fill(JSON.stringify(whole))
  await expect(findings(page).getByRole('status')).toContainText('Nothing is wrong in the data.')
  const names = page.getByLabel('Components in your resolver')
  await names.fill('{ Boxs, Text }')
  await expect(items(page)).toHaveCount(2)
  await expect(items(page).first()).toContainText('Similar names: Boxs.')
  await context.setOffline(false)
  await names.fill('')
  await expect(items(page)).toHaveCount(0)
  const link = `tools/state#${buffer.toString('base64url')}`
  await page.goto(link)
  await expect(items(page)).toHaveCount(3)
  await page.goto('about:blank')
  await page.goto(link)
  await expect(items(page)).toHaveCount(3)
})

// Hostile text: packages/saved-page. Pages that Craft.js rejects: tools/craft-behavior.
test('ten megabytes can be pasted, fixed, and copied', { tag: MATRIX }, async ({ page }) => {
  test.slow()
  const ids = Array.from({ length: 10_000 }, (_, at) => `n${at}`)
  const leaf = node({ props: { text: 'x'.repeat(850) }, parent: 'ROOT' })
  const root = node({ nodes: ids, type: '<img src=x onerror=alert(1)>' })
  const whole = { ROOT: root, ...Object.fromEntries(ids.map((id) => [id, leaf])) }
  const text = JSON.stringify(whole)
  expect(text.length).toBeGreaterThan(10_000_000)
  await openTool(page)
  await page.evaluate((text) => navigator.clipboard.writeText(text), text)
  await saved(page).press('ControlOrMeta+v')
  await expect(findings(page).locator('[data-code=bad-tag]')).toHaveCount(1, { timeout: 60_000 })
  await expect(saved(page)).toHaveValue(`${text.slice(0, 2000)}…`)
  await expect(saved(page)).not.toBeEditable()
  await expect(saved(page)).toHaveAccessibleDescription(/^Your text has 10,\d{3},\d{3} characters\./)
  await fixAll(page).click()
  await expect(items(page).first()).toHaveAttribute('data-state', 'fixed', { timeout: 60_000 })
  expect((await fixed(page).inputValue()).length).toBeLessThan(3000)
  await page.getByRole('button', { name: 'Copy fixed page' }).click()
  await expect(findings(page).getByRole('status')).toHaveText('Copied.')
  expect(JSON.parse(await copiedText(page))).toEqual({ ...whole, ROOT: { ...whole.ROOT, type: 'div' } })
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect(saved(page)).toBeFocused()
  await expect(saved(page)).toBeEditable()
  await expect(saved(page)).toHaveValue('')
})

test('if the worker does not load, loading can be retried', async ({ page, tolerate }) => {
  tolerate(/state-doctor|ERR_FAILED|Failed to load/i)
  await page.route('**/state-doctor-*.js', (route) => route.abort())
  await openTool(page, JSON.stringify(broken))
  await expect(findings(page).getByRole('status')).toContainText('Are you online?')
  await page.unroute('**/state-doctor-*.js')
  await saved(page).fill(JSON.stringify(broken, null, 2))
  await expect(items(page)).toHaveCount(3)
})

test('the tree has arrow keys, marks its Node in the JSON, and leads to the playground', async ({ page }) => {
  await openTool(page, JSON.stringify(broken))
  const tree = page.getByRole('tree', { name: 'Nodes' })
  const rows = tree.getByRole('treeitem')
  await expect(rows).toHaveCount(3)
  await rows.first().press('ArrowLeft')
  await expect(rows).toHaveCount(2)
  await press(page, 'ArrowRight', 'ArrowDown')
  await expect(rows.nth(1)).toBeFocused()
  await expect(rows.nth(1)).toHaveAttribute('aria-selected', 'true')
  const json = page.getByRole('region', { name: 'JSON of the Nodes' })
  await expect(json.locator('mark')).toContainText('"a": {')
  await press(page, 'r')
  await expect(rows.first()).toBeFocused()
  await page.getByRole('button', { name: 'Show missing-child of ROOT' }).click()
  await expect(json.locator('mark')).toHaveText('"gone"')

  await fixAll(page).click()
  await expect(items(page).first()).toHaveAttribute('data-state', 'fixed')
  const href = await page.getByRole('link', { name: 'Open in the playground' }).getAttribute('href')
  expect(href).toContain('/playground#')
  await saved(page).fill(`https://example.com${href}`)
  await expect(findings(page).getByRole('status')).toContainText('Nothing is wrong in the data.')
  expect(await fixedPage(page)).toEqual(whole)
  await page.getByRole('link', { name: 'Open in the playground' }).click()
  await expect(page).toHaveURL(/playground#/)
  await page.getByRole('button', { name: 'Run the code' }).click()
  await expect(page.getByRole('region', { name: 'State' }).getByText('Nodes (2)')).toBeVisible({
    timeout: 30_000,
  })
  await page.goBack()
  await expect(saved(page)).toHaveValue(`https://example.com${href}`)
  await expect(findings(page).getByRole('status')).toContainText('Nothing is wrong in the data.')
})
