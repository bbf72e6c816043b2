import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** The text of a file of the built site, by its path below `public/`. */
export const readBuilt = (file: string): string => readFileSync(path.join('public', file), 'utf8')

/** Every file of the built site, by its path below `public/`. */
export const builtFiles = (): string[] =>
  readdirSync('public', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative('public', path.join(entry.parentPath, entry.name)))

/** The HTML of the page at `route`, which is written as in `routes`; `404` is the not-found page. */
export const htmlOf = (route: string): string =>
  readBuilt(route === '404' ? '404.html' : path.join(route, 'index.html'))

const documents = new Map<string, Document>()

/** The page at `route`, parsed once for all test files. Needs the environment jsdom. */
export function pageAt(route: string): Document {
  const known = documents.get(route)
  if (known) return known
  const page = new DOMParser().parseFromString(htmlOf(route), 'text/html')
  documents.set(route, page)
  return page
}

/** The elements in `part` that `selector` finds; fails when there is none. */
export function all(part: ParentNode, selector: string): Element[] {
  const found = [...part.querySelectorAll(selector)]
  if (found.length === 0) throw new Error(`Nothing matches ${selector}.`)
  return found
}

/** The one element in `part` that `selector` finds; fails when there are none or several. */
export function one(part: ParentNode, selector: string): Element {
  const found = all(part, selector)
  if (found.length > 1) throw new Error(`${found.length} elements match ${selector}.`)
  return found[0]!
}

/** The text and the address of each link that `selector` finds in `part`. */
export const linksIn = (part: ParentNode, selector: string): (string | null)[][] =>
  all(part, selector).map((link) => [link.textContent, link.getAttribute('href')])
