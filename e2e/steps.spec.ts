import { hydrate, openPlain } from './hydrate'
import { expect, test } from './test'

const tutorial = 'docs/guides/basic-tutorial'

/** The text of the bar that is stuck below the bar of the site. */
const stuckBar = () => {
  const { bottom } = document.querySelector('header')!.getBoundingClientRect()
  const stuck = [...document.querySelectorAll('.step-bar')].filter(
    (bar) => Math.abs(bar.getBoundingClientRect().top - bottom) < 2,
  )
  return stuck.map((bar) => bar.querySelector('span')!.textContent)
}

test.use({ viewport: { width: 1280, height: 800 } })

test('the first page of the tutorial does not grow', async ({ page }) => {
  await openPlain(page, tutorial)
  // It was 84,577 pixels high with the second page, without hunks and tabs, and with pictures below the text.
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(35_000)
})

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })

    test('a slim bar says which step one reads, and leads on', async ({ page, baseURL }) => {
      await page.goto(`${baseURL}${tutorial}#canvas-nodes`)
      await expect(page.locator('#canvas-nodes')).toBeInViewport()
      await page.mouse.wheel(0, 300)
      await expect.poll(() => page.evaluate(stuckBar)).toEqual(['Step 5 of 16: Canvas Nodes'])
      await page.locator('.step-bar a[href="#drag-and-drop"]').click()
      await expect(page).toHaveURL(/#drag-and-drop$/)
      const heading = page.locator('#drag-and-drop')
      await expect(heading).toBeInViewport()
      const bar = page.locator('.step-bar', { hasText: 'Step 6 of 16' })
      const barBox = await bar.boundingBox()
      expect((await heading.boundingBox())!.y).toBeGreaterThanOrEqual(barBox!.y + barBox!.height)
    })

    test('a file that changes shows what changes, and the whole file if one wants', async ({
      page,
      baseURL,
    }) => {
      await page.goto(`${baseURL}${tutorial}#undo-and-redo`)
      const file = page.locator('.code[data-hunks]', { hasText: 'Topbar.tsx' }).last()
      await expect(file.getByText('canUndo: query.history.canUndo()')).toBeVisible()
      const unchanged = file.getByText('role="switch"')
      await expect(unchanged).toBeHidden()
      await file.getByText('Show the whole file').click()
      await expect(unchanged).toBeVisible()
      await file.getByText('Show the changes alone').click()
      await expect(unchanged).toBeHidden()
    })
  })

test('the copy button copies the whole file, whatever is shown of it', async ({ page, baseURL, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`${baseURL}${tutorial}#undo-and-redo`)
  await hydrate(page)
  const file = page.locator('.code[data-hunks]', { hasText: 'Topbar.tsx' }).last()
  await file.getByRole('button', { name: 'Copy code' }).click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('role="switch"')
})
