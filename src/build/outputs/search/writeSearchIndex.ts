import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import type { CreatePagesArgs } from 'gatsby'
import { packRecords, type SearchRecord, type SearchTexts } from '../../../model/search'
import { linksOf, type SidebarItem } from '../../../model/sidebar'
import { compiledBodyOf } from '../../content'
import { recordsOf, type SearchablePage, shortened } from './recordsOf'
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

/** File names of the index, and of its texts if they are separate. Without hashes, so that browsers can request them early. */
const SEARCH_INDEX = 'records.json'
const SEARCH_TEXTS = 'record-texts.json'

/** Maximum size of an index with texts, in bytes after Brotli compression. This much takes a second at 1.6 Mbit/s. */
const MAX_SIZE = 200_000

/** The size of `text` in bytes after compression, at a quality that hosts use for speed. */
const compressedSize = (text: string): number =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length

/**
 * The files of the index. If it would be too large, the texts of the records are in a second file, which browsers load for
 * queries that titles do not answer.
 */
export function searchFiles(records: readonly SearchRecord[]): { index: string; texts: string | null } {
  const index = JSON.stringify(packRecords(records))
  if (compressedSize(index) <= MAX_SIZE) return { index, texts: null }
  const texts: SearchTexts = records.map(({ text, more }) => [text, more])
  const titles = records.map((record) => ({ ...record, text: '', more: '' }))
  return { index: JSON.stringify(packRecords(titles)), texts: JSON.stringify(texts) }
}

/** Writes the search index to `public`: for the embedded search, or with all texts for upload to a search service. */
export function writeSearchIndex(
  args: Pick<CreatePagesArgs, 'getNodesByType'>,
  root: string,
  isEmbedded: boolean,
): void {
  const records = recordsOf(searchablePages(args))
  const { index, texts } = isEmbedded
    ? searchFiles(shortened(records))
    : { index: JSON.stringify(packRecords(records)), texts: null }
  const folder = path.join(root, 'public')
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, SEARCH_INDEX), index)
  rmSync(path.join(folder, SEARCH_TEXTS), { force: true })
  if (texts !== null) writeFileSync(path.join(folder, SEARCH_TEXTS), texts)
}
