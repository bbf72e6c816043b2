import type { LinkConfig, NavbarItem, NavbarItemConfig, SiteConfig, SiteLink } from '../../../model/site'
import { AuthorError, errorCollector, locationOf, nearest } from '../../errors'

/** Where ids in the site configuration lead. */
interface SiteTargets {
  /** Permalinks by doc id. */
  doc: ReadonlyMap<string, string>
  /** The permalink of the first doc in each sidebar, or an empty string, by sidebar id. */
  sidebar: ReadonlyMap<string, string>
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

/** Where the id of a doc or sidebar leads. Throws an `AuthorError` when there is none. */
function pathOf(kind: 'doc' | 'sidebar', id: string, where: string, targets: SiteTargets): string {
  const path = targets[kind].get(id)
  if (path) return path
  throw new AuthorError(
    `${locationOf('content/site.ts', id, targets.root)} names a ${kind} that does not exist: "${id}" (${where}).`,
    `These exist:\n${nearest(id, targets[kind].keys())}`,
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
  const version =
    errors.try(() => pathOf('doc', docsVersion.mainDocId, 'docsVersion.mainDocId', targets)) ?? ''
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
          ...{ href: pathOf('doc', item.docId, where, targets), activeBasePath: docsVersion.path },
        }
      case 'docSidebar':
        return { ...item, href: pathOf('sidebar', item.sidebarId, where, targets), external }
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
