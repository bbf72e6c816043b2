import type { SiteConfig } from '../../model/site'
import type { SidebarItem } from '../../model/sidebar'
import { docPath, resolveNavbar, siteLink } from './resolveNavbar'

/** What the site configuration needs to know of a doc. */
interface VersionedDoc {
  docId: string
  path: string
}

/**
 * The fields of the `SiteConfiguration` node: the checked configuration with ids turned into paths.
 *
 * Throws an `AuthorError` for a doc id or sidebar id that does not exist (spec §8).
 */
export function siteFields(
  config: SiteConfig,
  versions: { version: string; release: string },
  docs: readonly VersionedDoc[],
  sidebars: ReadonlyMap<string, readonly SidebarItem[]>,
  sidebarOf: (docId: string) => string | null,
) {
  const { docsVersion, footer, navbar } = config
  const paths = new Map(docs.map((doc) => [doc.docId, doc.path]))
  const mainDocPath = docPath(docsVersion.mainDocId, 'docsVersion.mainDocId', paths)
  return {
    ...config,
    ...versions,
    navbar: { ...navbar, items: resolveNavbar(navbar.items, { docs: paths, sidebars, docsVersion }) },
    footer: {
      ...footer,
      columns: footer.columns.map((column) => ({ ...column, items: column.items.map(siteLink) })),
    },
    docsVersion: {
      ...docsVersion,
      mainDocPath,
      docs: docs.map(({ docId, path }) => ({ id: docId, path, sidebar: sidebarOf(docId) })),
    },
  }
}
