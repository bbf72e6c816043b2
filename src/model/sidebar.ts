import type { PageLink } from './pages'

/** An entry in `content/sidebars.ts`: a doc id, or a category. */
export type SidebarInput = string | { label: string; items: SidebarInput[] }

/** An entry as the theme renders it. */
export type SidebarItem = SidebarLink | SidebarCategory

/** A doc in a sidebar; `title` is its sidebar label. */
export interface SidebarLink extends PageLink {
  type: 'link'
  docId: string
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

/** The links of a sidebar in reading order. */
export function linksOf(items: readonly SidebarItem[]): SidebarLink[] {
  return items.flatMap((item) => (item.type === 'link' ? [item] : linksOf(item.items)))
}

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
    if (item.type === 'link') continue
    if (item.items.some((inner) => inner.type === 'link' && inner.docId === docId)) return [item.label]
    const inner = trailOf(docId, item.items)
    if (inner.length > 0) return [item.label, ...inner]
  }
  return []
}
