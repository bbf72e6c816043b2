import { readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { JSDOM } from 'jsdom'

/** Bytes of a text or file as a host sends it: brotli at its best, as for files that are compressed once. */
export const compressedBytes = (content: string | Buffer): number => brotliCompressSync(content).length

/** What a page costs a reader, in bytes after brotli; pictures and page data are not counted. */
export interface PageWeight {
  /** The document without what authors wrote: markup around it, the inlined sheet and scripts, and the preloaded fonts. */
  frame: number
  /** The document as it is served. */
  html: number
  /** Scripts that the browser fetches before a reader shows an intent. */
  eagerScripts: number
  /** All scripts that are fetched once a reader has. */
  scripts: number
}

/** The page whose frame is weighed: any doc will do, since its words are taken out. */
const DOC = '/docs/overview'

/** The most that a page of each kind may cost. No budget depends on how much an author writes. */
export const budgets: Readonly<Record<string, Partial<PageWeight>>> = {
  [DOC]: { frame: 36_000, eagerScripts: 0, scripts: 80_000 },
  '/': { eagerScripts: 0, scripts: 85_000 },
  '/docs': { eagerScripts: 0, scripts: 80_000 },
  '/blog/archive': { eagerScripts: 0, scripts: 80_000 },
  '/search': { eagerScripts: 0, scripts: 80_000 },
  '/support': { eagerScripts: 0, scripts: 80_000 },
}

/** The document without the words of its page: an empty article, and a head that says nothing of it. */
function withoutWords(html: string): string {
  const dom = new JSDOM(html)
  const { document } = dom.window
  for (const article of document.querySelectorAll('main article')) article.replaceChildren()
  for (const name of ['description', 'keywords', 'og:description'])
    document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.setAttribute('content', '')
  document.querySelector('script[type="application/ld+json"]')?.replaceChildren()
  return dom.serialize()
}

const everyMatch = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map((match) => match[1] ?? '')

/** The names of the scripts that `html` fetches once a reader shows an intent, and of those that it fetches at once. */
function scriptsOf(html: string): { eager: string[]; all: string[] } {
  const template = /<template id="scripts"[^>]*data-chunk="([^"]+)".*?<\/template>/s.exec(html)
  const eager = everyMatch(
    template ? html.replace(template[0], '') : html,
    /<script[^>]* src="[^"]*?\/([^"/]+)"/g,
  )
  if (!template) return { eager, all: eager }
  // Gatsby's map says which scripts a page needs beside those of the site.
  const [, mapping = '"{}"'] = /___chunkMapping=("(?:[^"\\]|\\.)*")/.exec(html) ?? []
  const scriptsByChunk = JSON.parse(JSON.parse(mapping) as string) as Record<string, string[]>
  const ofPage = (scriptsByChunk[template[1] ?? ''] ?? []).map((script) => script.replace(/^.*\//, ''))
  const later = everyMatch(template[0], /<script[^>]* src="[^"]*?\/([^"/]+)"/g)
  return { eager, all: [...new Set([...eager, ...later, ...ofPage])] }
}

/** Weighs the page at `route` (`/docs/overview`) of the site that was built into `folder`. */
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

/** What of a page is over its budget, in words. */
export function overBudget(route: string, weight: PageWeight): string[] {
  return Object.entries(budgets[route] ?? {}).flatMap(([part, limit]) => {
    const found = weight[part as keyof PageWeight]
    return found > limit ? [`${route}: ${part} weighs ${found} bytes after brotli, more than ${limit}.`] : []
  })
}

/** Weighs the built site; ends with 1 when a page is over its budget. */
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
