import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { HtmlTagDescriptor, Plugin } from 'vite'
import { EXAMPLES } from '../../../model/examples'
import { type SiteConfig, sourceUrl } from '../../../model/site'
import { cached, cacheKey, diskCache, filesBelow } from '../../mdx'
import { exampleHead, examplePages } from './examplePages'

/** The sources of the examples. The pictures are for readers without JavaScript. */
const INPUTS = [
  'examples',
  'src/build/outputs/examples',
  'content/snippets',
  'content/pictures',
  'content/docs/guides/figures',
  'src/theme/styles/fonts',
  'package-lock.json',
  'tsconfig.json',
]

/** Head elements by the path of the page, relative to `examples`. */
type Heads = Readonly<Record<string, readonly HtmlTagDescriptor[]>>

/**
 * Adds `heads` to the pages, in place of their titles. Shortens links that leave the examples, such as
 * `/examples/../docs` to `/docs`. Links with `data-source` lead to a folder of `source`; without it, they are removed.
 */
const joinSite = (base: string, heads: Heads, source: string | null): Plugin => ({
  name: 'join-site',
  transformIndexHtml: (html, { path: page }) => ({
    html: html
      .replace(heads[page] ? /<title>.*<\/title>/ : '', '')
      .replaceAll(`${base}../`, base.slice(0, -'examples/'.length))
      .replaceAll(/<a data-source href="(.*?<\/a>)/g, source === null ? '' : `<a href="${source}/$1`),
    tags: [...(heads[page] ?? [])],
  }),
})

/** The files of the examples by path, in base64. Loads Vite only here, because most builds find the files in the cache. */
async function runVite(
  root: string,
  base: string,
  heads: Heads,
  source: string | null,
): Promise<Record<string, string>> {
  const { build } = await import('vite')
  const mode = process.env.NODE_ENV
  const outDir = mkdtempSync(path.join(tmpdir(), 'examples-'))
  try {
    await build({
      root,
      base,
      logLevel: 'warn',
      plugins: [joinSite(base, heads, source)],
      define: { 'import.meta.env.VITE_SOURCE': JSON.stringify(source) },
      build: { outDir, emptyOutDir: true, modulePreload: { polyfill: false } },
    })
    const read = (file: string) => readFileSync(path.join(outDir, file), 'base64')
    return Object.fromEntries(filesBelow(outDir).map((file) => [file, read(file)]))
  } finally {
    rmSync(outDir, { recursive: true })
    // Vite sets NODE_ENV for itself, but Gatsby would use it too.
    if (mode === undefined) Reflect.deleteProperty(process.env, 'NODE_ENV')
    else process.env.NODE_ENV = mode
  }
}

/**
 * Builds the example editors into `public/examples/` below `root`, next to the page that lists them.
 *
 * Addresses in the output are absolute, so that `/examples/basic` works like `/examples/basic/`. Rejects with Vite's error
 * if an example does not compile.
 */
export async function buildExamples(root: string, site: SiteConfig): Promise<void> {
  const source = sourceUrl('tree', 'examples', site.sources)
  const pages = examplePages(root)
  const heads = Object.fromEntries(
    pages.map((page) => [page.sourcePath.slice(EXAMPLES.length - 1), exampleHead(site, page)]),
  )
  const cache = diskCache<Record<string, string>>(root, 'craft-examples', INPUTS, /./)
  const files = await cached(cache, cacheKey([JSON.stringify([heads, source])]), () =>
    runVite(path.join(root, EXAMPLES), `${site.baseUrl}examples/`, heads, source),
  )
  const target = path.join(root, 'public', EXAMPLES)
  mkdirSync(target, { recursive: true })
  for (const entry of readdirSync(target))
    if (entry !== 'index.html') rmSync(path.join(target, entry), { recursive: true })
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(target, file)), { recursive: true })
    writeFileSync(path.join(target, file), content, 'base64')
  }
}
