import type { LinkConfig, NavbarItem, NavbarItemConfig, SiteConfig, SiteLink } from '../../../model/site'
import { linksOf } from '../../../model/sidebar'
import type { SidebarNode } from '../sidebars'
import { AuthorError, errorCollector, locationOf, nearest } from '../../errors'

interface NavbarTargets {
  /** Permalinks by doc id. */
  docs: ReadonlyMap<string, string>
  sidebars: readonly SidebarNode[]
  docsVersion: SiteConfig['docsVersion']
  /** Absolute path of the repository. */
  root: string
}

/** A configured link as the theme renders it. */
export const siteLink = (link: LinkConfig): SiteLink =>
  link.to === undefined
    ? { label: link.label, href: link.href, external: true }
    : { label: link.label, href: link.to, external: false }

/** The permalink of a doc in the site configuration. Throws an `AuthorError` when it does not exist. */
export function docPath(
  docId: string,
  where: string,
  { docs, root }: Pick<NavbarTargets, 'docs' | 'root'>,
): string {
  const path = docs.get(docId)
  if (path !== undefined) return path
  throw new AuthorError(
    `${locationOf('content/site.ts', docId, root)} names a doc that does not exist: "${docId}" (${where}).`,
    `These exist:\n${nearest(docId, docs.keys())}`,
  )
}

function sidebarPath(sidebarId: string, where: string, { sidebars, root }: NavbarTargets): string {
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

/** Resolves doc and sidebar ids in the navbar. Throws an `AuthorError` for every unknown id. */
export function resolveNavbar(items: readonly NavbarItemConfig[], targets: NavbarTargets): NavbarItem[] {
  const { docsVersion } = targets
  const errors = errorCollector()
  const inDocs = (label: string, href: string) =>
    ({ type: 'link', label, href, external: false, activeBasePath: docsVersion.path }) as const
  const resolve = (item: NavbarItemConfig, index: number): NavbarItem => {
    const { position } = item
    const where = `navbar.items.${index}`
    switch (item.type) {
      case 'link':
        return { position, type: 'link', activeBasePath: item.to ?? null, ...siteLink(item) }
      case 'doc':
        return { position, ...inDocs(item.label, docPath(item.docId, where, targets)) }
      case 'docSidebar':
        return { position, ...inDocs(item.label, sidebarPath(item.sidebarId, where, targets)) }
      case 'dropdown':
        return { position, type: 'dropdown', label: item.label, items: item.items.map(siteLink) }
      case 'search':
        return { position, type: 'search' }
      case 'docsVersion': {
        const href = docPath(docsVersion.mainDocId, 'docsVersion.mainDocId', targets)
        return { position, type: 'docsVersion', label: docsVersion.label, href, external: false }
      }
    }
  }
  const resolved = items.flatMap((item, index) => errors.try(() => resolve(item, index)) ?? [])
  errors.raise()
  return resolved
}
