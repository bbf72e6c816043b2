import type { SiteConfig } from '../../../model/site'
import type { SidebarItem } from '../../../model/sidebar'
import { docPath, resolveNavbar, siteLink } from './resolveNavbar'

/** What the site configuration needs to know of a doc. */
interface VersionedDoc {
  docId: string
  path: string
}

/** The site paths that a piece of HTML links to. */
export const pathsIn = (html: string): string[] =>
  [...html.matchAll(/\shref="(\/(?!\/)[^"]*)"/g)].map(([, path = '']) => path)

/** The same HTML with `pathPrefix` (`''` or `/prefix`) in front of every path of this site. */
const withPrefix = (html: string, pathPrefix: string): string =>
  html.replaceAll(/(\s(?:href|src)=")(?=\/(?!\/))/g, `$1${pathPrefix}`)

/**
 * The fields of the `SiteConfiguration` node: the checked configuration with ids turned into paths.
 *
 * Throws an `AuthorError` for a doc id or sidebar id that does not exist (docs/requirements.md §8).
 */
export function siteFields(
  config: SiteConfig,
  versions: { version: string; release: string },
  docs: readonly VersionedDoc[],
  sidebars: ReadonlyMap<string, readonly SidebarItem[]>,
  sidebarOf: (docId: string) => string | null,
  pathPrefix: string,
) {
  const { announcementBar, docsVersion, footer, navbar } = config
  const paths = new Map(docs.map((doc) => [doc.docId, doc.path]))
  const mainDocPath = docPath(docsVersion.mainDocId, 'docsVersion.mainDocId', paths)
  return {
    ...config,
    ...versions,
    issuesUrl: config.editing && `${config.editing.repository}/issues`,
    announcementBar: announcementBar && {
      ...announcementBar,
      content: withPrefix(announcementBar.content, pathPrefix),
    },
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
