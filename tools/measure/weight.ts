import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { packedBytes } from './weight/packedBytes'

/** What a page costs a reader, in bytes after brotli; pictures are not counted. */
export interface PageParts {
  /** The document, with the inlined sheet and scripts. */
  html: number
  /** The style sheet inlined in it. */
  sheet: number
  /** The scripts inlined in it that run before any intent. */
  inlineScripts: number
  /** Fonts that it preloads. */
  fonts: number
  /** External scripts that the browser loads by itself. */
  eagerScripts: number
  /** All external scripts once React has come, those that this page needs beside its entry included. */
  scripts: number
  /** Data of the page for React. */
  data: number
}

const everyMatch = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map((match) => match[1] ?? '')

/**
 * The published page at `route` (`/docs/overview`) below `folder`. Throws when there is none.
 * The page itself names the scripts of its chunk, those it shares with other pages included.
 */
export function weightOfPage(folder: string, route: string): PageParts {
  const file = (name: string) => readFileSync(path.join(folder, name))
  const html = file(path.join(route, 'index.html')).toString()
  const template = /<template id="scripts"[^>]*data-chunk="([^"]+)".*?<\/template>/s.exec(html)
  if (!template) throw new Error(`${route} has no template with its scripts.`)
  const outside = html.replace(template[0], '')
  const entry = everyMatch(template[0], /<script src="[^"]*?\/([^"/]+)"/g)
  const [, chunk = ''] = template
  const [, mapping = '"{}"'] = /___chunkMapping=("(?:[^"\\]|\\.)*")/.exec(html) ?? []
  const scriptsByChunk = JSON.parse(JSON.parse(mapping) as string) as Record<string, string[]>
  const ofPage = (scriptsByChunk[chunk] ?? []).map((script) => script.replace(/^.*\//, ''))
  const names = new Set([...entry, ...ofPage])
  const published = new Set(readdirSync(folder))
  const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0)
  return {
    html: packedBytes(html),
    sheet: packedBytes(everyMatch(html, /<style[^>]*>(.*?)<\/style>/gs).join('')),
    inlineScripts: packedBytes(everyMatch(outside, /<script>(.*?)<\/script>/gs).join('')),
    fonts: sum(
      everyMatch(html, /<link[^>]*href="[^"]*?(\/static\/[^"]+\.woff2)"/g).map((name) => file(name).length),
    ),
    eagerScripts: sum(
      everyMatch(outside, /<script[^>]* src="[^"]*?\/([^"/]+)"/g)
        .filter((name) => published.has(name))
        .map((name) => packedBytes(file(name))),
    ),
    scripts: sum([...names].filter((name) => published.has(name)).map((name) => packedBytes(file(name)))),
    data: packedBytes(file(path.join('page-data', route === '/' ? 'index' : route, 'page-data.json'))),
  }
}
