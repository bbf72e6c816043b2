import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import type { CreatePagesArgs } from 'gatsby'
import { packRecords } from '../../../model/search'
import { linksOf, type SidebarItem } from '../../../model/sidebar'
import { compiledBodyOf } from '../../content'
import { recordsOf, type SearchablePage } from './recordsOf'
import { toolPages } from './toolPages'

interface PageNode {
  title: string
  description: string
  path: string
  compiled: string
  unlisted: boolean
  docId?: string
  keywords?: string[]
  tags?: string[]
}

/** The outermost sidebar category around each doc, by doc id. */
function categoriesOf(items: readonly SidebarItem[]): Map<string, string> {
  const entries = items.flatMap((item) =>
    item.type === 'category'
      ? linksOf(item.items).map(({ docId }): [string, string] => [docId, item.label])
      : [],
  )
  return new Map(entries)
}

/** Every doc and post that is not unlisted (docs/requirements.md §2), and the tools. */
function searchablePages({ getNodesByType }: Pick<CreatePagesArgs, 'getNodesByType'>): SearchablePage[] {
  const sidebars = getNodesByType('Sidebar') as unknown as { items: SidebarItem[] }[]
  const categories = categoriesOf(sidebars.flatMap(({ items }) => items))
  const nodes = [...getNodesByType('Doc'), ...getNodesByType('BlogPost')] as unknown as PageNode[]
  const pages = nodes
    .filter((page) => !page.unlisted)
    .sort((a, b) => (a.path < b.path ? 1 : -1))
    .map((page): SearchablePage => ({
      title: page.title,
      description: page.description,
      path: page.path,
      category: page.docId === undefined ? 'Blog' : (categories.get(page.docId) ?? 'Documentation'),
      keywords: page.keywords ?? page.tags ?? [],
      sections: compiledBodyOf(page).sections,
    }))
  return [...pages, ...toolPages]
}

/** File name of the index. It has no hash, so that the browser can request it immediately. */
const SEARCH_INDEX = 'records.json'

/** Recommended maximum size in bytes after Brotli compression. This much takes a second at 1.6 Mbit/s. */
const MAX_SIZE = 200_000

/** The size of `text` in bytes after compression, at a quality that hosts use for speed. */
const compressedSize = (text: string): number =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length

/** The warning about an index of `bytes` after compression, or `null` if it is small enough. */
export function sizeWarning(bytes: number): string | null {
  if (bytes <= MAX_SIZE) return null
  return [
    `The search index is about ${Math.round(bytes / 1000)} kB after compression, and every reader who searches loads all of it.`,
    `Up to ${MAX_SIZE / 1000} kB, the embedded search is fast on a slow phone. Beyond that, use a search service:`,
    'set GATSBY_ALGOLIA_APP_ID, GATSBY_ALGOLIA_INDEX_NAME and GATSBY_ALGOLIA_API_KEY (docs/deploying/README.md, “Search”).',
  ].join('\n')
}

/** Writes the index of the embedded search to `public`. Returns a warning if it is too large, or `null`. */
export function writeSearchIndex(args: Pick<CreatePagesArgs, 'getNodesByType'>, root: string): string | null {
  const text = JSON.stringify(packRecords(recordsOf(searchablePages(args))))
  const folder = path.join(root, 'public')
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, SEARCH_INDEX), text)
  return sizeWarning(compressedSize(text))
}
