import type { DocPage, PageLink } from '../../../model/doc'
import { neighborsOf, trailOf } from '../../../model/sidebar'
import { type BodyFields, pageFields } from '../contentNode'
import { frontMatterOf } from '../frontMatter/nodeFields'
import { findSidebar, type SidebarNode } from '../sidebars'
import type { SiteNode } from '../site/siteNode'
import type { DocFields } from './doc'
import { DocFrontMatter } from './frontMatter'

/** Front matter that a page contains unchanged; `id` and `slug` have become `docId` and `path`. */
const SHOWN = DocFrontMatter.omit({ id: true, slug: true })

/** The fields of a `Doc` node that its page needs. */
export type DocNode = DocFields & Pick<BodyFields, 'compiled'>

/** What a doc's page shows besides the doc itself. */
interface PageContext {
  site: SiteNode
  sidebars: readonly SidebarNode[]
  /** The docs that `neighborIds` names. */
  neighbors: readonly Pick<DocNode, 'docId' | 'paginationLabel' | 'path'>[]
  /** ISO 8601 date and time of the last commit of its file, or `null`. */
  lastCommit: string | null
}

/** Ids of the docs before and after a doc, from its front matter or else from its sidebar. */
export function neighborIds(
  { docId, paginationPrev, paginationNext }: Pick<DocNode, 'docId' | 'paginationPrev' | 'paginationNext'>,
  sidebars: readonly SidebarNode[],
): Record<'previous' | 'next', string | null> {
  const listed = neighborsOf(docId, findSidebar(docId, sidebars)?.items ?? [])
  return {
    previous: paginationPrev === undefined ? (listed.previous?.docId ?? null) : paginationPrev,
    next: paginationNext === undefined ? (listed.next?.docId ?? null) : paginationNext,
  }
}

/** URL of the form for a new issue, prefilled with title, address and version of a page. */
function feedbackUrl(page: { title: string; path: string }, site: SiteNode): string | null {
  if (!site.editing) return null
  const address = new URL(site.baseUrl.slice(0, -1) + page.path, site.url).href
  const body = [
    `Page: ${address}`,
    `Version: ${site.docsVersion.label}, for Craft.js ${site.release}`,
    '',
    'What is wrong, unclear or missing?',
    '',
    '',
  ].join('\n')
  const query = new URLSearchParams({ title: `Docs: ${page.title}`, body })
  return `${site.editing.repository}/issues/new?${query.toString()}`
}

/**
 * Everything that a doc's page shows around its body, including its head and pagination. Front matter fields are part
 * of it under their names in camel case.
 */
export function docPage(doc: DocNode, { site, sidebars, neighbors, lastCommit }: PageContext): DocPage {
  const ids = neighborIds(doc, sidebars)
  const linkTo = (docId: string | null): PageLink | null => {
    const found = neighbors.find((neighbor) => neighbor.docId === docId)
    return found ? { title: found.paginationLabel, path: found.path } : null
  }
  const sidebar = findSidebar(doc.docId, sidebars)
  const breadcrumbs = trailOf(doc.docId, sidebar?.items ?? [])
  return {
    ...frontMatterOf(SHOWN, doc),
    docId: doc.docId,
    path: doc.path,
    ...pageFields(doc, site, lastCommit),
    breadcrumbs,
    section: breadcrumbs.at(-1) ?? 'Docs',
    sidebar: sidebar?.sidebarId ?? null,
    previous: linkTo(ids.previous),
    next: linkTo(ids.next),
    feedbackUrl: feedbackUrl(doc, site),
    versionLabel: site.docsVersion.label,
    versionPath: site.docsVersion.mainDocPath,
  }
}
