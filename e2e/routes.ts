import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import sidebars from '../content/sidebars'
import site from '../content/site'
import { PAGE_TITLES } from '../src/model/pages'
import type { SidebarInput } from '../src/model/sidebar'
import { fullTitle } from '../src/model/site'

/** The path of a page in links, path prefix included; `path` has no slash in front. */
export const inSite = (path: string) => site.baseUrl + path

/** The address of a page once it is published. */
export const published = (path: string) => `${site.url}${inSite(path)}`

/** The title of a page as browsers show it. */
export const titled = (title: string) => fullTitle(title, site)

/** A page of the site: its path without the first slash, its title without the site's, and its name in the sidebar. */
export interface Route {
  path: string
  title: string
  label?: string
}

/** The part of a file's front matter that makes its address and its names. */
interface FrontMatter {
  id?: string
  slug?: string
  title: string
  sidebar_label?: string
  draft?: boolean
  unlisted?: boolean
}

/** The front matter of the files below `content/<folder>` that readers can find, by path without its ending. */
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

/** The docs by id, the way an author writes it in `content/sidebars.ts`. */
const docsById = new Map<string, Route>(
  frontMatterIn('docs').map(([file, { id, title, sidebar_label: label = title }]) => {
    const docId = id === undefined ? file : path.posix.join(path.posix.dirname(file), id)
    return [docId, { path: `docs/${docId}`, title, label }]
  }),
)

/** An entry of the sidebar, with the labels of the categories around it, outermost first. */
type Entry = Route & { trail: string[] }

const entriesIn = (items: readonly SidebarInput[], trail: string[] = []): Entry[] =>
  items.flatMap((item) => {
    if (typeof item !== 'string') {
      if ('items' in item) return entriesIn(item.items, [...trail, item.label])
      return [{ path: item.to.slice(1), title: item.label, label: item.label, trail }]
    }
    const doc = docsById.get(item)
    // Drafts and unlisted docs are not in it.
    return doc ? [{ ...doc, trail }] : []
  })

/** The top level of the sidebar: each category with its entries, and the entries that are in none. */
export const sidebar: [category: string | undefined, entries: Entry[]][] = sidebars.docs.map((item) => [
  typeof item === 'string' ? undefined : item.label,
  entriesIn([item]),
])

/** The docs that the sidebar lists, in reading order. */
export const listedDocs = entriesIn(sidebars.docs).filter(({ path }) => path.startsWith('docs/'))

/** All docs, those that the sidebar does not list last. */
export const docs: Route[] = [
  ...new Map([...listedDocs, ...docsById.values()].map((doc) => [doc.path, doc])).values(),
]

/** The blog posts. */
export const posts: Route[] = frontMatterIn('blog').map(([file, { slug = file, title }]) => ({
  path: `blog/${slug}`,
  title,
}))

/** Every live demo of the docs, with the first page in reading order that shows it. */
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

/** Every page that has an address of its own. */
export const routes: Route[] = [
  ...Object.entries(PAGE_TITLES)
    .filter(([path]) => path !== '/404.html')
    .map(([path, title]) => route(path.slice(1), title)),
  ...posts,
  ...docs,
]

/** The example editors, an app of its own. */
export const examples: Route[] = [
  route('examples/basic', 'Basic Page Editor'),
  route('examples/landing', 'Landing Page Editor'),
  route('examples/cms', 'CMS Editor'),
]
