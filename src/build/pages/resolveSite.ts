import { version as release } from '@craftjs/core/package.json'
import { version } from '../../../package.json'
import { linksOf, type SidebarItem } from '../../model/sidebar'
import type { Settings } from '../content/settings'
import { resolveSidebar } from '../content/sidebars'
import { siteFields } from '../content/site'
import type { Content } from './checkContent'

/**
 * What content and settings say together: the sidebars by name, and the fields of the site configuration.
 *
 * Throws an `AuthorError` when settings name what does not exist.
 */
export function resolveSite(content: Omit<Content, 'settings'>, settings: Settings, pathPrefix: string) {
  const { docs, drafts } = content
  const byId = new Map(docs.map((doc) => [doc.docId, doc]))
  const isBuild = process.env.NODE_ENV === 'production'
  const hidden = [...drafts, ...docs.filter(({ unlisted }) => isBuild && unlisted)]
  const leftOut = new Set(hidden.map(({ docId }) => docId))
  const sidebars = new Map<string, SidebarItem[]>(
    Object.entries(settings.sidebars).map(([id, entries]) => [id, resolveSidebar(entries, byId, leftOut)]),
  )
  const sidebarOf = (docId: string) =>
    [...sidebars].find(([, items]) => linksOf(items).some((link) => link.docId === docId))?.[0] ?? null
  const versions = { version, release }
  const configuration = siteFields(settings.site, versions, docs, sidebars, sidebarOf, pathPrefix)
  return { sidebars, configuration }
}
