import type { CreatePagesArgs } from 'gatsby'
import { linksOf, type SidebarItem } from '../../../model/sidebar'
import { compiledBodyOf } from '../../content'
import type { SearchablePage } from './recordsOf'

/** What docs and posts have in common here. */
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

/** Every doc and post that the search finds: all but those that are unlisted (docs/requirements.md §2). */
export function searchablePages({
  getNodesByType,
}: Pick<CreatePagesArgs, 'getNodesByType'>): SearchablePage[] {
  const sidebars = getNodesByType('Sidebar') as unknown as { items: SidebarItem[] }[]
  const categories = categoriesOf(sidebars.flatMap(({ items }) => items))
  const nodes = [...getNodesByType('Doc'), ...getNodesByType('BlogPost')] as unknown as PageNode[]
  return nodes
    .filter((page) => !page.unlisted)
    .sort((a, b) => (a.path < b.path ? 1 : -1))
    .map((page) => ({
      title: page.title,
      description: page.description,
      path: page.path,
      category: page.docId === undefined ? 'Blog' : (categories.get(page.docId) ?? 'Documentation'),
      keywords: page.keywords ?? page.tags ?? [],
      sections: compiledBodyOf(page).sections,
    }))
}
