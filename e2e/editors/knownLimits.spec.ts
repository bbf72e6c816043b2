import { expect, test, type Page } from '@playwright/test'
import { bundle, servePage } from '../bundle'
import { MATRIX } from '../appearances'
import { dragOver, dropLine, type Point } from '../tutorial/dragOver'

/** Nightly, since the package version is pinned. Tests without a browser run for every change (tools/craft-behavior). */
const night = { tag: MATRIX }
const GONE =
  'This limit is gone. Remove its row from content/docs/choosing/known-limits.mdx and its test from this file.'
const RED = 'rgb(255, 0, 0)'

/** Opens the editor of mounted/Layout.tsx, with or without the workarounds. */
async function open(page: Page, isFixed: boolean): Promise<void> {
  await servePage(page, 'http://limits.test/', await bundle("import './e2e/editors/mounted/Layout'"))
  await page.goto('about:blank')
  await page.goto(`http://limits.test/${isFixed ? '#fixed' : ''}`)
}

const texts = (page: Page) => page.locator('p')
const over = (page: Page, source: string, target: string, to: Point) =>
  dragOver(page, page.getByText(source, { exact: true }), page.getByText(target, { exact: true }), to)

test('A drop next to a hidden element lands in the wrong place', night, async ({ page }) => {
  const drop = async (isFixed: boolean) => {
    await open(page, isFixed)
    await over(page, 'B', 'C', [0.5, 0.9])
    await expect(dropLine(page)).toBeVisible()
    await page.mouse.up()
    await expect(dropLine(page)).toHaveCount(0)
  }
  await drop(false)
  await expect(texts(page), GONE).toHaveText(['B', 'C', 'Inside'])
  await drop(true)
  await expect(texts(page)).toHaveText(['A', 'C', 'B', 'Inside'])
})

test('A drop at the edge of a column is refused although the column takes it', night, async ({ page }) => {
  const lineAtEdge = async (isFixed: boolean) => {
    await open(page, isFixed)
    await dragOver(page, page.getByText('C', { exact: true }), page.locator('section section'), [0.5, 0.08])
    return dropLine(page)
  }
  await expect(await lineAtEdge(false), GONE).toHaveCSS('background-color', RED)
  await page.mouse.up()
  // On a busy machine, a drop may happen before the browser has determined its position.
  await expect(async () => {
    await expect(await lineAtEdge(true)).not.toHaveCSS('background-color', RED)
    await page.mouse.up()
    await expect(page.locator('section section p')).toHaveText(['C', 'Inside'], { timeout: 3000 })
  }).toPass()
})

test('A drag from the toolbox drops even after Escape, or back over the toolbox', night, async ({ page }) => {
  for (const isFixed of [false, true])
    for (const end of ['page', 'line', 'Escape', 'toolbox']) {
      await open(page, isFixed)
      await over(page, 'Tool', 'C', [0.5, 0.9])
      await expect(dropLine(page)).toBeVisible()
      // The line covers the page.
      if (end === 'line') await dropLine(page).hover({ force: true })
      if (end === 'Escape') await page.keyboard.press('Escape')
      if (end === 'toolbox') await page.getByText('Tool').first().hover()
      await page.mouse.up()
      await expect(dropLine(page)).toHaveCount(0)
      const isDropped = !isFixed || end === 'page' || end === 'line'
      await expect(page.getByText('New'), isFixed ? end : GONE).toHaveCount(isDropped ? 1 : 0)
    }
})
