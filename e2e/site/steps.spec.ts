import { expect, test } from '../test'

const tutorial = 'docs/guides/your-own-project'

/** Text of the bar that sticks below the navbar. */
const stuckBar = () => {
  const { bottom } = document.querySelector('header')!.getBoundingClientRect()
  const stuck = [...document.querySelectorAll('.step-bar')].filter(
    (bar) => Math.abs(bar.getBoundingClientRect().top - bottom) < 2,
  )
  return stuck.map((bar) => bar.querySelector('span')!.textContent)
}

test.use({ javaScriptEnabled: false, viewport: { width: 1280, height: 800 } })

test('a bar shows the step and its neighbors; a file shows changes or all lines', async ({ page }) => {
  await page.goto(`${tutorial}#toolbox-settings-panel-and-top-bar`)
  await expect(page.locator('#toolbox-settings-panel-and-top-bar')).toBeInViewport()
  await page.mouse.wheel(0, 300)
  await expect
    .poll(() => page.evaluate(stuckBar))
    .toEqual(['Step 3 of 7: Toolbox, settings panel and top bar'])
  await page.locator('.step-bar a[href="#drag-and-drop"]').click()
  await expect(page).toHaveURL(/#drag-and-drop$/)
  const heading = page.locator('#drag-and-drop')
  await expect(heading).toBeInViewport()
  const bar = await page.locator('.step-bar', { hasText: 'Step 4 of 7' }).boundingBox()
  expect((await heading.boundingBox())!.y).toBeGreaterThanOrEqual(bar!.y + bar!.height)
  await page.goto('docs/guides/settings-and-undo')
  const file = page.locator('.code[data-hunks]', { hasText: 'Topbar.tsx' }).last()
  await expect(file.getByText('canUndo: query.history.canUndo()')).toBeVisible()
  const unchanged = file.getByText('role="switch"')
  await expect(unchanged).toBeHidden()
  await file.getByText('Show the whole file').click()
  await expect(unchanged).toBeVisible()
  await file.getByText('Show only the changes').click()
  await expect(unchanged).toBeHidden()
})
