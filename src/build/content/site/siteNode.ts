import type { SiteConfig } from '../../../model/site'
import { type SidebarNode, sidebarOf } from '../sidebars'
import { docPath, resolveNavbar, siteLink } from './resolveNavbar'

/** The fields of the `SiteConfiguration` node. */
export type SiteNode = ReturnType<typeof siteFields>

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

/** What the configuration names, and what it does not say itself. */
export interface SiteSurroundings {
  /** Version of the site, and of the Craft.js that the docs describe. */
  versions: { version: string; release: string }
  docs: readonly VersionedDoc[]
  sidebars: readonly SidebarNode[]
  pathPrefix: string
  /** Absolute path of the repository. */
  root: string
}

/**
 * The fields of the `SiteConfiguration` node: the checked configuration with ids turned into paths.
 *
 * Throws an `AuthorError` for a doc id or sidebar id that does not exist.
 */
export function siteFields(
  config: SiteConfig,
  { versions, docs, sidebars, pathPrefix, root }: SiteSurroundings,
) {
  const { announcementBar, docsVersion, footer, navbar } = config
  const targets = { docs: new Map(docs.map((doc) => [doc.docId, doc.path])), sidebars, docsVersion, root }
  return {
    ...config,
    ...versions,
    issuesUrl: config.editing && `${config.editing.repository}/issues`,
    announcementBar: announcementBar && {
      ...announcementBar,
      content: withPrefix(announcementBar.content, pathPrefix),
    },
    navbar: { ...navbar, items: resolveNavbar(navbar.items, targets) },
    footer: {
      ...footer,
      columns: footer.columns.map((column) => ({ ...column, items: column.items.map(siteLink) })),
    },
    docsVersion: {
      ...docsVersion,
      mainDocPath: docPath(docsVersion.mainDocId, 'docsVersion.mainDocId', targets),
      docs: docs.map(({ docId, path }) => ({ id: docId, path, sidebar: sidebarOf(docId, sidebars) })),
    },
  }
}
