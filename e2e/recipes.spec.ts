import { expect, test, type Page } from '@playwright/test'
import { build } from 'esbuild'
// The tests of the recipe “Testing”, as its readers have them.
import '../content/snippets/testing/buttons.spec'

/** Serves the component `name` of the module `file` at /editor, where the tests of the recipes expect their editor. */
async function serve(page: Page, name: string, file: string): Promise<void> {
  const { outputFiles } = await build({
    stdin: {
      contents: `
        import { createRoot } from 'react-dom/client'
        import { ${name} as Shown } from '${file}'
        createRoot(document.getElementById('root')).render(<Shown />)`,
      loader: 'tsx',
      resolveDir: process.cwd(),
    },
    bundle: true,
    write: false,
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"development"' },
  })
  const script = outputFiles[0]?.text.replaceAll('</script', '<\\/script')
  const body = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Editor</title><div id="root"></div><script>${script}</script></html>`
  await page.route('**/editor', (route) => route.fulfill({ contentType: 'text/html', body }))
}

test.beforeEach(({ page }) => serve(page, 'App', './content/snippets/testing/App'))

test('A component without an element makes drops after it land one place too early', async ({ page }) => {
  await serve(page, 'LibraryComponents', './content/demos/LibraryComponents')
  await page.goto('/editor')
  const blocks = page.locator('.demo-box > *')
  await expect(blocks).toHaveText([
    'I am not connected',
    'I have a wrapper',
    'I have one, too',
    'I forward my ref',
  ])
  await expect(page.locator('[draggable=true]')).toHaveCount(3)
  // Before the second block; it lands before the first.
  await page
    .getByText('I forward my ref')
    .dragTo(page.getByText('I have a wrapper'), { targetPosition: { x: 9, y: 2 } })
  await expect(blocks.first()).toHaveText('I forward my ref')
})

test('A wrapper with display: contents spoils the places of its siblings', async ({ page }) => {
  await serve(page, 'Contents', './e2e/recipes/Contents')
  await page.goto('/editor')
  const blocks = page.locator('section > *')
  await expect(blocks).toHaveText(['One', 'Two', 'Three'])
  await page.getByText('Two').dragTo(page.getByText('One'), { targetPosition: { x: 9, y: 2 } })
  await expect(blocks).toHaveText(['One', 'Three', 'Two'])
})
