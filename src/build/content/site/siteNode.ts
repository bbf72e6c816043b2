import type { SiteConfig } from '../../../model/site'
import { errorCollector } from '../../errors'
import { type SidebarNode, sidebarIdOf } from '../sidebars'
import { docPath, resolveNavbar, siteLink } from './resolveNavbar'

/** The fields of the `SiteConfiguration` node. */
export type SiteNode = ReturnType<typeof siteFields>

/** The site paths that HTML links to. */
export const pathsIn = (html: string): string[] =>
  [...html.matchAll(/\shref="(\/(?!\/)[^"]*)"/g)].map(([, path = '']) => path)

/** Adds `pathPrefix` (`''` or `/prefix`) to every site path in HTML. */
const withPrefix = (html: string, pathPrefix: string): string =>
  html.replaceAll(/(\s(?:href|src)=")(?=\/(?!\/))/g, `$1${pathPrefix}`)

/** What the configuration refers to, and what the node has in addition. */
interface SiteContext {
  /** Versions of the site, and of the Craft.js release that the docs describe. */
  versions: { version: string; release: string }
  docs: readonly { docId: string; path: string }[]
  sidebars: readonly SidebarNode[]
  pathPrefix: string
  /** Absolute path of the repository. */
  root: string
}

/**
 * The fields of the `SiteConfiguration` node: the configuration with ids resolved to paths.
 *
 * Throws an `AuthorError` for each doc id or sidebar id that does not exist.
 */
export function siteFields(config: SiteConfig, { versions, docs, sidebars, pathPrefix, root }: SiteContext) {
  const { announcementBar, docsVersion, footer, navbar } = config
  const targets = { docs: new Map(docs.map((doc) => [doc.docId, doc.path])), sidebars, docsVersion, root }
  const errors = errorCollector()
  const items = errors.try(() => resolveNavbar(navbar.items, targets)) ?? []
  const mainDocPath = errors.try(() => docPath(docsVersion.mainDocId, 'docsVersion.mainDocId', targets)) ?? ''
  errors.raise()
  return {
    ...config,
    ...versions,
    issuesUrl: config.editing && `${config.editing.repository}/issues`,
    announcementBar: announcementBar && {
      ...announcementBar,
      content: withPrefix(announcementBar.content, pathPrefix),
    },
    navbar: { ...navbar, items },
    footer: {
      ...footer,
      links: footer.links.map(siteLink),
      columns: footer.columns.map((column) => ({ ...column, items: column.items.map(siteLink) })),
    },
    suggestedPages: config.suggestedPages.map(siteLink),
    docsVersion: {
      ...docsVersion,
      mainDocPath,
      docs: docs.map(({ docId, path }) => ({ id: docId, path, sidebar: sidebarIdOf(docId, sidebars) })),
    },
  }
}
