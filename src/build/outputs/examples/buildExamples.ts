import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import type { HtmlTagDescriptor, Plugin } from 'vite'
import { EXAMPLES } from '../../../model/examples'
import { type SiteConfig, sourceUrl } from '../../../model/site'
import { fileDigest } from '../../mdx'
import { exampleHead, examplePages } from './examplePages'

/** What the examples depend on below the root. The pictures are for readers without JavaScript. */
const SOURCES = [
  'examples',
  'content/pictures',
  'content/docs/guides/figures',
  'src/theme/styles/fonts',
  'package-lock.json',
  'tsconfig.json',
]

/** Head elements by the path of the page, relative to `examples`. */
type Heads = Readonly<Record<string, readonly HtmlTagDescriptor[]>>

/**
 * Adds the elements to the pages, and shortens links that leave the examples: `/examples/../docs` to `/docs`. Links with
 * `data-source` lead to a folder of `source`, and are removed without one.
 */
const joinSite = (base: string, heads: Heads, source: string | null): Plugin => ({
  name: 'join-site',
  transformIndexHtml: (html, { path: page }) => ({
    html: html
      .replaceAll(`${base}../`, base.slice(0, -'examples/'.length))
      .replaceAll(/<a data-source href="(.*?<\/a>)/g, source === null ? '' : `<a href="${source}/$1`),
    tags: [...(heads[page] ?? [])],
  }),
})

/** Loads Vite on demand, because most builds find the examples in the cache. */
async function runVite(
  root: string,
  outDir: string,
  base: string,
  heads: Heads,
  source: string | null,
): Promise<void> {
  const { build } = await import('vite')
  const mode = process.env.NODE_ENV
  try {
    await build({
      root,
      base,
      logLevel: 'warn',
      plugins: [joinSite(base, heads, source)],
      define: { 'import.meta.env.VITE_SOURCE': JSON.stringify(source) },
      build: { outDir, emptyOutDir: true, modulePreload: { polyfill: false } },
    })
  } finally {
    // Vite sets it for itself, but Gatsby would use it too.
    if (mode === undefined) Reflect.deleteProperty(process.env, 'NODE_ENV')
    else process.env.NODE_ENV = mode
  }
}

/**
 * Builds the example editors into `public/examples/` below `root`, beside the page that lists them. Resolves to whether they were not in the cache.
 *
 * Addresses in the output are absolute, so that `/examples/basic` works like `/examples/basic/`. Rejects with Vite's error
 * when the code of an example is wrong.
 */
export async function buildExamples(root: string, site: SiteConfig): Promise<boolean> {
  const source = sourceUrl('tree', 'examples', site.sources)
  const pages = examplePages(site, root)
  const heads = Object.fromEntries(
    pages.map((page) => [page.sourcePath.slice(EXAMPLES.length - 1), exampleHead(site, page)]),
  )
  const digest = createHash('sha256')
    .update(fileDigest(root, SOURCES))
    .update(JSON.stringify([heads, source]))
    .digest('hex')
  const cache = path.join(root, 'node_modules/.cache/examples')
  const folder = path.join(cache, digest.slice(0, 16))
  const isNew = !existsSync(folder)
  if (isNew) {
    const unfinished = path.join(cache, 'unfinished')
    await runVite(path.join(root, EXAMPLES), unfinished, `${site.baseUrl}examples/`, heads, source)
    mkdirSync(cache, { recursive: true })
    for (const entry of readdirSync(cache))
      if (entry !== 'unfinished') rmSync(path.join(cache, entry), { recursive: true })
    renameSync(unfinished, folder)
  }
  const target = path.join(root, 'public', EXAMPLES)
  mkdirSync(target, { recursive: true })
  for (const entry of readdirSync(target))
    if (entry !== 'index.html') rmSync(path.join(target, entry), { recursive: true })
  cpSync(folder, target, { recursive: true })
  return isNew
}
