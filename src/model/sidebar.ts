import type { PageLink } from './pages'

/** An entry in `content/sidebars.ts`: a doc id, a link to a page that is not a doc, or a category. */
export type SidebarInput = string | { label: string; to: string } | { label: string; items: SidebarInput[] }

/** An entry as the theme renders it. */
export type SidebarItem = SidebarLink | SidebarPage | SidebarCategory

/** A doc in a sidebar; `title` is its sidebar label. */
export interface SidebarLink extends PageLink {
  type: 'link'
  docId: string
}

/** A page of the site that is not a doc, such as a tool. */
export interface SidebarPage extends PageLink {
  type: 'page'
}

export interface SidebarCategory {
  type: 'category'
  label: string
  items: SidebarItem[]
}

/** A named list of docs from `content/sidebars.ts`. */
export interface Sidebar {
  sidebarId: string
  items: readonly SidebarItem[]
}

/** The label of a category as part of an id. */
export const slugOf = (label: string): string => label.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-')

/** The id of a category's list on `/docs`. */
export const overviewId = (label: string): string => `all-${slugOf(label)}`

/** The docs and other pages of a sidebar in reading order. */
export function pagesOf(items: readonly SidebarItem[]): (SidebarLink | SidebarPage)[] {
  return items.flatMap((item) => (item.type === 'category' ? pagesOf(item.items) : [item]))
}

/** The docs of a sidebar in reading order. */
export const linksOf = (items: readonly SidebarItem[]): SidebarLink[] =>
  pagesOf(items).filter((item) => item.type === 'link')

/** The links before and after `docId` in reading order; both `null` for a doc that is not listed. */
export function neighborsOf(
  docId: string,
  items: readonly SidebarItem[],
): { previous: SidebarLink | null; next: SidebarLink | null } {
  const links = linksOf(items)
  const at = links.findIndex((link) => link.docId === docId)
  if (at === -1) return { previous: null, next: null }
  return { previous: links[at - 1] ?? null, next: links[at + 1] ?? null }
}

/** The labels of the categories around `docId`, outermost first; empty for a doc that is not listed. */
export function trailOf(docId: string, items: readonly SidebarItem[]): string[] {
  for (const item of items) {
    if (item.type !== 'category') continue
    if (item.items.some((inner) => inner.type === 'link' && inner.docId === docId)) return [item.label]
    const inner = trailOf(docId, item.items)
    if (inner.length > 0) return [item.label, ...inner]
  }
  return []
}
