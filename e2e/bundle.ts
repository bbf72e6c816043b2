import type { BrowserContext, Page } from '@playwright/test'
import { build, type BuildOptions } from 'esbuild'

/** Bundles code for browsers; its imports are relative to the root of the repository. */
export async function bundle(
  code: string,
  options: Pick<BuildOptions, 'alias' | 'define'> = {},
): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: code, loader: 'tsx', resolveDir: process.cwd() },
    bundle: true,
    write: false,
    jsx: 'automatic',
    loader: { '.css': 'empty' },
    // Only development builds of Craft.js log warnings.
    define: { 'process.env.NODE_ENV': '"development"' },
    ...options,
  })
  return outputFiles?.[0]?.text ?? ''
}

/** An empty page that runs the script next to it. */
export const emptyPage =
  '<!doctype html><html lang="en"><meta charset="utf-8"><title>Test</title><body><div id="root"></div><script src="script.js"></script></html>'

/** Serves an empty page at `address` that runs `script`, with these headers. */
export async function servePage(
  page: Page | BrowserContext,
  address: string,
  script: string,
  headers: Record<string, string> = {},
): Promise<void> {
  await page.route(address, (route) => route.fulfill({ contentType: 'text/html', headers, body: emptyPage }))
  await page.route(new URL('script.js', address).href, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: script }),
  )
}
