import type { NavbarItem, SearchConfig, SearchService } from '../model/site'
import type { SidebarItem } from '../model/sidebar'

/** A sidebar item as GraphQL returns it: one type for links and categories. */
interface FlatSidebarItem {
  readonly type: 'link' | 'category'
  readonly title: string | null
  readonly path: string | null
  readonly docId: string | null
  readonly label: string | null
  readonly items?: readonly FlatSidebarItem[] | null
}

/** Converts GraphQL's sidebar items to the union that the theme renders. */
export function sidebarItems(items: readonly FlatSidebarItem[]): SidebarItem[] {
  return items.map(({ type, title, path, docId, label, items: inner }) =>
    type === 'link'
      ? { type, title: title ?? '', path: path ?? '', docId: docId ?? '' }
      : { type, label: label ?? '', items: sidebarItems(inner ?? []) },
  )
}

type FlatNavbarItem = NonNullable<Queries.SiteLayoutQuery['siteConfiguration']>['navbar']['items'][number]

/** Converts GraphQL's navbar items to the union that the theme renders. */
export function navbarItems(items: readonly FlatNavbarItem[]): NavbarItem[] {
  return items.map(({ type, position, label, href, external, activeBasePath, items: inner }): NavbarItem => {
    const link = { position, label: label ?? '', href: href ?? '', external: external ?? false }
    switch (type) {
      case 'link':
        return { type, ...link, activeBasePath }
      case 'docsVersion':
        return { type, ...link }
      case 'dropdown':
        return { type, position, label: label ?? '', items: [...(inner ?? [])] }
      case 'search':
        return { type, position }
    }
  })
}

/** The hosted search service, or `null` for the embedded index if one of its values is missing. */
export function searchService({ appId, indexName, apiKey }: Readonly<SearchConfig>): SearchService | null {
  return appId && indexName && apiKey ? { appId, indexName, apiKey } : null
}
