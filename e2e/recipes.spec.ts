import { test, type Page } from '@playwright/test'
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
