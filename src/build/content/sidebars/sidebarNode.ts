import { linksOf, type SidebarItem } from '../../../model/sidebar'

/** The fields of a `Sidebar` node. */
export interface SidebarNode {
  sidebarId: string
  items: readonly SidebarItem[]
}

/** The first sidebar that lists a doc. */
export const listing = (docId: string, sidebars: readonly SidebarNode[]): SidebarNode | undefined =>
  sidebars.find(({ items }) => linksOf(items).some((link) => link.docId === docId))

/** Id of the sidebar that lists a doc, or `null`. */
export const sidebarOf = (docId: string, sidebars: readonly SidebarNode[]): string | null =>
  listing(docId, sidebars)?.sidebarId ?? null
