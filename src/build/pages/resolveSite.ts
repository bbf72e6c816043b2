import { version as release } from '@craftjs/core/package.json'
import { version } from '../../../package.json'
import { resolveSidebar, type Settings, siteFields } from '../content'
import type { DocNode, DraftDoc } from './allPages'

/** What settings may refer to, and how this run publishes it. */
interface SiteContent {
  docs: readonly DocNode[]
  /** The docs that are not in this build. */
  drafts: readonly DraftDoc[]
  /** Absolute path of the repository. */
  root: string
  /** Whether sidebars list unlisted docs with a mark, as in develop. */
  listsUnlisted: boolean
  /** Gatsby's, `''` or `/prefix`. */
  pathPrefix: string
}

/**
 * The fields of the sidebars and of the site configuration, with ids resolved.
 *
 * Throws an `AuthorError` when settings refer to what does not exist.
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
