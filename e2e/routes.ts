import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import sidebars from '../content/sidebars'
import site from '../content/site'
import { PAGE_TITLES } from '../src/model/pages'
import type { SidebarInput } from '../src/model/sidebar'
import { fullTitle } from '../src/model/site'

/** A page's path in links, including the path prefix; `path` has no leading slash. */
export const inSite = (path: string) => site.baseUrl + path

/** A page's address on the published site. */
export const published = (path: string) => `${site.url}${inSite(path)}`

/** A page's title in the browser. */
export const titled = (title: string) => fullTitle(title, site)

/** A page of the site: its path without the leading slash, and its title without the site's. */
export interface Route {
  path: string
  title: string
}

/** The front matter fields that determine a page's address and names. */
interface FrontMatter {
  id?: string
  slug?: string
  title: string
  draft?: boolean
  unlisted?: boolean
}

/** Front matter of the published files below `content/<folder>`, by path without extension. */
function frontMatterIn(folder: 'docs' | 'blog'): [file: string, FrontMatter][] {
  return readdirSync(`content/${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.mdx?$/.test(file))
    .sort()
    .map((file): [string, FrontMatter] => {
      const [, frontMatter = ''] = readFileSync(`content/${folder}/${file}`, 'utf8').split(/^---$/m)
      return [file.replace(/\.mdx?$/, '').replaceAll(path.sep, '/'), parse(frontMatter) as FrontMatter]
    })
    .filter(([, { draft = false, unlisted = false }]) => !draft && !unlisted)
}

/** Docs by id, as written in `content/sidebars.ts`. */
const docsById = new Map<string, Route>(
  frontMatterIn('docs').map(([file, { id, title }]) => {
    const docId = id === undefined ? file : path.posix.join(path.posix.dirname(file), id)
    return [docId, { path: `docs/${docId}`, title }]
  }),
)

/** A sidebar entry with the labels of its categories, outermost first. */
type Entry = Route & { trail: string[] }

const entriesIn = (items: readonly SidebarInput[], trail: string[] = []): Entry[] =>
  items.flatMap((item) => {
    if (typeof item !== 'string') {
      if ('items' in item) return entriesIn(item.items, [...trail, item.label])
      return [{ path: item.to.slice(1), title: item.label, trail }]
    }
    const doc = docsById.get(item)
    // Drafts and unlisted docs are not included.
    return doc ? [{ ...doc, trail }] : []
  })

/** The top level of the sidebar: categories with their entries, and entries without a category. */
export const sidebar: [category: string | undefined, entries: Entry[]][] = sidebars.docs.map((item) => [
  typeof item === 'string' ? undefined : item.label,
  entriesIn([item]),
])

/** Docs listed in the sidebar, in reading order. */
export const listedDocs = entriesIn(sidebars.docs).filter(({ path }) => path.startsWith('docs/'))

/** All docs; those not listed in the sidebar come last. */
export const docs: Route[] = [
  ...new Map([...listedDocs, ...docsById.values()].map((doc) => [doc.path, doc])).values(),
]

/** The blog posts. */
export const posts: Route[] = frontMatterIn('blog').map(([file, { slug = file, title }]) => ({
  path: `blog/${slug}`,
  title,
}))

/** Every live demo of the docs, with the first page that shows it, in reading order. */
export const demos: [name: string, path: string][] = [
  ...new Map(
    [...docs]
      .reverse()
      .flatMap(({ path }) =>
        [...readFileSync(`content/${path}.mdx`, 'utf8').matchAll(/^<Demo name="(\w+)"/gm)].map(
          ([, name = '']): [string, string] => [name, path],
        ),
      ),
  ),
]

const route = (path: string, title: string): Route => ({ path, title })

/** Every page with its own address. */
export const routes: Route[] = [
  ...Object.entries(PAGE_TITLES)
    .filter(([path]) => path !== '/404.html')
    .map(([path, title]) => route(path.slice(1), title)),
  ...posts,
  ...docs,
]

/** The example editors, which are a separate app. */
export const examples: Route[] = [
  route('examples/basic', 'Basic Page Editor'),
  route('examples/landing', 'Landing Page Editor'),
  route('examples/cms', 'CMS Editor'),
  route('examples/forms', 'Form Builder'),
  route('examples/newsletter', 'Newsletter Editor'),
]
