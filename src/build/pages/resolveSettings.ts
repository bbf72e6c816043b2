import { linksOf } from '../../model/sidebar'
import { type DraftDoc, resolveSidebar, type Settings, resolveNavbar } from '../content'
import { errorCollector } from '../errors'
import type { DocNode } from './allPages'
import type { PageWithErrors } from './checkContent'
import { settingsLinkIssue } from './checkLinks'
import { staticRoutes } from './routes'

/** Content that settings may refer to, and how this run publishes it. */
interface SiteContent {
  docs: readonly DocNode[]
  /** The docs that are not in this build because they are drafts. */
  drafts: readonly DraftDoc[]
  /** Docs with a mistake in their files. Settings may still refer to them. */
  unread?: readonly PageWithErrors[]
  /** Absolute path of the repository. */
  root: string
  /** Whether sidebars list unlisted docs with a mark, as in develop. */
  listsUnlisted: boolean
}

/**
 * The sidebars and the links in the site configuration, with ids resolved. Without a `site`, there are no links.
 *
 * Throws one `AuthorError` with every reference in the settings to something that does not exist.
 */
export function resolveSettings(
  { docs: read, drafts, unread = [], root, listsUnlisted }: SiteContent,
  settings: Pick<Settings, 'sidebars'> & Partial<Pick<Settings, 'site'>>,
) {
  const docs = [
    ...read,
    ...unread.flatMap(({ docId, path }) =>
      docId === null ? [] : [{ docId, path, sidebarLabel: docId, unlisted: false }],
    ),
  ]
  const hidden = [...drafts, ...docs.filter(({ unlisted }) => unlisted && !listsUnlisted)]
  const paths = new Set(staticRoutes(root).map((route) => route.path))
  const pages = { paths, files: new Set<string>(), ids: new Map(), unread: new Set<string>() }
  const targets = {
    docs: new Map(docs.map((doc) => [doc.docId, doc])),
    hidden: new Set(hidden.map(({ docId }) => docId)),
    linkIssue: (to: string) => settingsLinkIssue(to, pages),
    root,
  }
  const errors = errorCollector()
  const sidebars = Object.entries(settings.sidebars).flatMap(([sidebarId, entries]) => {
    const items = errors.try(() => resolveSidebar(sidebarId, entries, targets))
    return items ? { sidebarId, items } : []
  })
  // Thrown now, because if a sidebar failed, a second message would claim that the navbar names an unknown sidebar.
  errors.raise()
  const doc = new Map(docs.map(({ docId, path }) => [docId, path]))
  const sidebar = new Map(sidebars.map(({ sidebarId, items }) => [sidebarId, linksOf(items)[0]?.path ?? '']))
  return { sidebars, links: settings.site ? resolveNavbar(settings.site, { doc, sidebar, root }) : null }
}
