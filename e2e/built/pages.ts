import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Reads a file of the built site, by its path below `public/`. */
export const readBuilt = (file: string): string => readFileSync(path.join('public', file), 'utf8')

/** Every file of the built site, by its path below `public/`. */
export const builtFiles = (): string[] =>
  readdirSync('public', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative('public', path.join(entry.parentPath, entry.name)))

/** The HTML of the page at `route`, in the format of `routes`; `404` is the not-found page. */
export const htmlOf = (route: string): string =>
  readBuilt(route === '404' ? '404.html' : path.join(route, 'index.html'))

const documents = new Map<string, Document>()

/** The page at `route`, parsed once per test file. Needs the jsdom environment. */
export function pageAt(route: string): Document {
  const known = documents.get(route)
  if (known) return known
  const page = new DOMParser().parseFromString(htmlOf(route), 'text/html')
  documents.set(route, page)
  return page
}

/** All elements in `part` that match `selector`; fails if there are none. */
export function all(part: ParentNode, selector: string): Element[] {
  const found = [...part.querySelectorAll(selector)]
  if (found.length === 0) throw new Error(`Nothing matches ${selector}.`)
  return found
}

/** The only element in `part` that matches `selector`; fails if there are none or several. */
export function one(part: ParentNode, selector: string): Element {
  const found = all(part, selector)
  if (found.length > 1) throw new Error(`${found.length} elements match ${selector}.`)
  return found[0]!
}

/** Text and address of each link in `part` that matches `selector`. */
export const linksIn = (part: ParentNode, selector: string): (string | null)[][] =>
  all(part, selector).map((link) => [link.textContent, link.getAttribute('href')])
