import type { LinkConfig, NavbarItem, NavbarItemConfig, SiteConfig, SiteLink } from '../../../model/site'
import { linksOf } from '../../../model/sidebar'
import type { Sidebar } from '../../../model/sidebar'
import { AuthorError, errorCollector, locationOf, nearest } from '../../errors'

/** What the ids in the site configuration refer to. */
interface SiteTargets {
  /** Permalinks by doc id. */
  docs: ReadonlyMap<string, string>
  sidebars: readonly Sidebar[]
  /** Absolute path of the repository. */
  root: string
}

/** A configured link as the theme renders it. */
const siteLink = (link: LinkConfig): SiteLink =>
  link.to === undefined
    ? { label: link.label, href: link.href, external: true }
    : { label: link.label, href: link.to, external: false }

/** The fields of the `SiteLinks` node. */
export interface SiteLinks {
  navbar: NavbarItem[]
  docsVersion: string
}

/** The site paths that HTML links to. */
export const pathsIn = (html: string): string[] =>
  [...html.matchAll(/\shref="(\/(?!\/)[^"]*)"/g)].map(([, path = '']) => path)

/** The permalink of a doc in the site configuration. Throws an `AuthorError` when it does not exist. */
function docPath(docId: string, where: string, { docs, root }: SiteTargets): string {
  const path = docs.get(docId)
  if (path !== undefined) return path
  throw new AuthorError(
    `${locationOf('content/site.ts', docId, root)} names a doc that does not exist: "${docId}" (${where}).`,
    `These exist:\n${nearest(docId, docs.keys())}`,
  )
}

function sidebarPath(sidebarId: string, where: string, { sidebars, root }: SiteTargets): string {
  const [first] = linksOf(sidebars.find((sidebar) => sidebar.sidebarId === sidebarId)?.items ?? [])
  if (first) return first.path
  throw new AuthorError(
    `${locationOf('content/site.ts', sidebarId, root)} names a sidebar that does not exist: "${sidebarId}" (${where}).`,
    `These exist:\n${nearest(
      sidebarId,
      sidebars.map((sidebar) => sidebar.sidebarId),
    )}`,
  )
}

/**
 * Resolves the ids of docs and sidebars in the site configuration. Throws an `AuthorError` for every id that does not
 * exist.
 */
export function siteLinks(
  { navbar, docsVersion }: Pick<SiteConfig, 'navbar' | 'docsVersion'>,
  targets: SiteTargets,
): SiteLinks {
  const errors = errorCollector()
  const version = errors.try(() => docPath(docsVersion.mainDocId, 'docsVersion.mainDocId', targets)) ?? ''
  const external = false
  const resolve = (item: NavbarItemConfig, index: number): NavbarItem => {
    const { position } = item
    const where = `navbar.items.${index}`
    switch (item.type) {
      case 'link':
        return { position, type: 'link', activeBasePath: item.to ?? null, ...siteLink(item) }
      case 'doc':
        return {
          ...{ position, type: 'link', label: item.label, external },
          ...{ href: docPath(item.docId, where, targets), activeBasePath: docsVersion.path },
        }
      case 'docSidebar':
        return { ...item, href: sidebarPath(item.sidebarId, where, targets), external }
      case 'dropdown':
        return { position, type: 'dropdown', label: item.label, items: item.items.map(siteLink) }
      case 'search':
        return { position, type: 'search' }
      case 'docsVersion':
        return { position, type: 'docsVersion', label: docsVersion.label, href: version, external }
    }
  }
  const items = navbar.items.flatMap((item, index) => errors.try(() => resolve(item, index)) ?? [])
  errors.raise()
  return { navbar: items, docsVersion: version }
}

/** GraphQL type of the resolved links. */
export const siteLinksSchema = /* GraphQL */ `
  "Where the ids of docs and sidebars in content/site.ts lead. What else is in that file is imported."
  type SiteLinks implements Node @dontInfer {
    "The entries of the navbar, as NavbarItem in src/model/site.ts describes them."
    navbar: JSON!
    "Permalink of the doc that the label of the docs version leads to."
    docsVersion: String!
  }
`
