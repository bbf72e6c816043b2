import { version as release } from '@craftjs/core/package.json'
import { version } from '../../../package.json'
import { resolveSidebar, type Settings, siteFields } from '../content'
import type { DocNode, DraftDoc } from './allPages'

/** What settings may name, and how this run publishes it. */
export interface SiteContent {
  docs: readonly DocNode[]
  /** The docs that this build leaves out. */
  drafts: readonly DraftDoc[]
  /** Absolute path of the repository. */
  root: string
  /** Whether sidebars list unlisted docs, marked: in develop they do. */
  listsUnlisted: boolean
  /** Gatsby's, `''` or `/prefix`. */
  pathPrefix: string
}

/**
 * What docs and settings say together: the fields of the sidebars and of the site configuration.
 *
 * Throws an `AuthorError` when settings name what does not exist.
 */
export function resolveSite(
  { docs, drafts, root, listsUnlisted, pathPrefix }: SiteContent,
  settings: Settings,
) {
  const hidden = [...drafts, ...docs.filter(({ unlisted }) => unlisted && !listsUnlisted)]
  const targets = {
    docs: new Map(docs.map((doc) => [doc.docId, doc])),
    hidden: new Set(hidden.map(({ docId }) => docId)),
    root,
  }
  const sidebars = Object.entries(settings.sidebars).map(([sidebarId, entries]) => ({
    sidebarId,
    items: resolveSidebar(entries, targets),
  }))
  const versions = { version, release }
  const configuration = siteFields(settings.site, { versions, docs, sidebars, pathPrefix, root })
  return { sidebars, configuration }
}
