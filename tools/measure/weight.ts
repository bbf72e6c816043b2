import { readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { JSDOM } from 'jsdom'

/** Size after brotli compression at quality 11. */
export const compressedBytes = (content: string | Buffer): number => brotliCompressSync(content).length

/** Bytes after brotli; images and page data are not counted. */
export interface PageWeight {
  /** The document without the authors' content, its inlined style sheet and scripts, and the preloaded fonts. */
  frame: number
  /** The document as served. */
  html: number
  /** Scripts fetched before an intent. */
  eagerScripts: number
  /** All scripts, including those fetched after an intent. */
  scripts: number
}

/** The page whose frame is measured; any doc would do. */
const DOC = '/docs/overview'

/** Budgets for a page of each kind (docs/requirements.md §10). None depends on the length of the content. */
export const budgets: Readonly<Record<string, Partial<PageWeight>>> = {
  [DOC]: { frame: 36_000, eagerScripts: 0, scripts: 80_000 },
  '/': { eagerScripts: 0, scripts: 85_000 },
  '/docs': { eagerScripts: 0, scripts: 80_000 },
  '/blog/archive': { eagerScripts: 0, scripts: 80_000 },
  '/search': { eagerScripts: 0, scripts: 80_000 },
  '/support': { eagerScripts: 0, scripts: 80_000 },
}

/** Elements with content from authors: the article, the entries of the sidebar, and the table of contents. */
const WRITTEN = 'main article, nav[aria-label=Documentation] ul, [data-contents]'

/** The document with empty `WRITTEN` elements, and without description, keywords and JSON-LD. */
function withoutWords(html: string): string {
  const dom = new JSDOM(html)
  const { document } = dom.window
  for (const element of document.querySelectorAll(WRITTEN)) element.replaceChildren()
  for (const name of ['description', 'keywords', 'og:description'])
    document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.setAttribute('content', '')
  document.querySelector('script[type="application/ld+json"]')?.replaceChildren()
  return dom.serialize()
}

const everyMatch = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map((match) => match[1] ?? '')

/** Names of the scripts that `html` loads immediately, and of all that it loads after an intent. */
export function scriptsOf(html: string): { eager: string[]; all: string[] } {
  const template = /<template id="scripts"[^>]*data-chunk="([^"]+)".*?<\/template>/s.exec(html)
  const eager = everyMatch(
    template ? html.replace(template[0], '') : html,
    /<script[^>]* src="[^"]*?\/([^"/]+)"/g,
  )
  if (!template) return { eager, all: eager }
  // Gatsby's chunk map lists the scripts of this kind of page.
  const [, mapping = '"{}"'] = /___chunkMapping=("(?:[^"\\]|\\.)*")/.exec(html) ?? []
  const scriptsByChunk = JSON.parse(JSON.parse(mapping) as string) as Record<string, string[]>
  const ofPage = (scriptsByChunk[template[1] ?? ''] ?? []).map((script) => script.replace(/^.*\//, ''))
  const later = everyMatch(template[0], /<script[^>]* src="[^"]*?\/([^"/]+)"/g)
  return { eager, all: [...new Set([...eager, ...later, ...ofPage])] }
}

/** Measures the page at `route` (`/docs/overview`) of the site built in `folder`. */
export function weigh(folder: string, route: string): PageWeight {
  const read = (name: string) => readFileSync(path.join(folder, name))
  const html = read(path.join(route, 'index.html')).toString()
  const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0)
  const fonts = everyMatch(html, /<link[^>]*href="[^"]*?(\/static\/[^"]+\.woff2)"/g)
  const { eager, all } = scriptsOf(html)
  return {
    frame: compressedBytes(withoutWords(html)) + sum(fonts.map((name) => read(name).length)),
    html: compressedBytes(html),
    eagerScripts: sum(eager.map((name) => compressedBytes(read(name)))),
    scripts: sum(all.map((name) => compressedBytes(read(name)))),
  }
}

/** The budgets that a page exceeds, one line each. */
export function overBudget(route: string, weight: PageWeight): string[] {
  return Object.entries(budgets[route] ?? {}).flatMap(([part, limit]) => {
    const found = weight[part as keyof PageWeight]
    return found > limit ? [`${route}: ${part} weighs ${found} bytes after brotli, more than ${limit}.`] : []
  })
}

/** Measures the built site; exits with 1 if a page exceeds its budget. */
function main(): void {
  const weights = Object.keys(budgets).map((page) => ({ page, ...weigh('public', page) }))
  console.table(weights)
  for (const { page, ...weight } of weights)
    for (const issue of overBudget(page, weight)) {
      console.error(issue)
      process.exitCode = 1
    }
}

if (require.main === module) main()
