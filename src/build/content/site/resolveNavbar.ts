import type { LinkConfig, NavbarItem, NavbarItemConfig, SiteConfig, SiteLink } from '../../../model/site'
import { AuthorError, errorCollector, locationOf, nearestList } from '../../errors'

/** The permalinks of the ids in the site configuration. */
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

/** The permalink for the id of a doc or sidebar. Throws an `AuthorError` if there is none. */
function pathOf(kind: 'doc' | 'sidebar', id: string, where: string, targets: SiteTargets): string {
  const path = targets[kind].get(id)
  if (path) return path
  throw new AuthorError(
    `${locationOf('content/site.ts', id, targets.root)} names a ${kind} that does not exist: "${id}" (${where}).`,
    `Valid ids, closest match first:\n${nearestList(id, targets[kind].keys())}`,
  )
}

/**
 * Resolves the ids of docs and sidebars in the site configuration. Throws an `AuthorError` for every id that does not
 * exist.
 */
export function resolveNavbar(
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
  "The resolved ids of docs and sidebars in content/site.ts. Other values from that file are imported, not queried."
  type SiteLinks implements Node @dontInfer {
    "The entries of the navbar. Their type is NavbarItem in src/model/site.ts."
    navbar: JSON!
    "Permalink of the doc that the docs version links to."
    docsVersion: String!
  }
`
