import type { Heading } from '../../../model/body'
import type { DocPage, PageLink } from '../../../model/pages'
import { neighborsOf, trailOf } from '../../../model/sidebar'
import { type BodyFields, compiledBodyOf, pageFields } from '../contentNode'
import { frontMatterOf } from '../frontMatter/nodeFields'
import { findSidebar, type SidebarNode } from '../sidebars'
import type { DocFields } from './doc'
import { DocFrontMatter } from './frontMatter'

/** Front matter that a page contains unchanged; `id` and `slug` have become `docId` and `path`. */
const SHOWN = DocFrontMatter.omit({ id: true, slug: true })

/** The fields of a `Doc` node that its page needs. */
export type DocSource = DocFields & Pick<BodyFields, 'compiled'>

/** What a doc's page shows besides the doc itself. */
interface PageContext {
  sidebars: readonly SidebarNode[]
  /** The docs that `neighborIds` names. */
  neighbors: readonly Pick<DocSource, 'docId' | 'paginationLabel' | 'path'>[]
  /** ISO 8601 date and time of the last commit of its file, or `null`. */
  lastCommit: string | null
  /** Permalink of the doc that the label of the docs version leads to. */
  versionPath: string
}

/** The headings of levels 2 to 3 (docs/requirements.md §9); none if there are fewer than two, which need no table. */
function tableOfContents(doc: DocSource): Heading[] {
  const shown = compiledBodyOf(doc).headings.filter(({ level }) => level <= 3)
  return shown.length < 2 ? [] : shown
}

/** Ids of the docs before and after a doc, from its front matter or else from its sidebar. */
export function neighborIds(
  { docId, paginationPrev, paginationNext }: Pick<DocSource, 'docId' | 'paginationPrev' | 'paginationNext'>,
  sidebars: readonly SidebarNode[],
): Record<'previous' | 'next', string | null> {
  const listed = neighborsOf(docId, findSidebar(docId, sidebars)?.items ?? [])
  return {
    previous: paginationPrev === undefined ? (listed.previous?.docId ?? null) : paginationPrev,
    next: paginationNext === undefined ? (listed.next?.docId ?? null) : paginationNext,
  }
}

/**
 * Everything that a doc's page shows around its body, including its head and pagination. Front matter fields are part
 * of it under their names in camel case.
 */
export function docPage(
  doc: DocSource,
  { sidebars, neighbors, lastCommit, versionPath }: PageContext,
): DocPage {
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
    ...pageFields(doc, lastCommit),
    tableOfContents: tableOfContents(doc),
    breadcrumbs,
    section: breadcrumbs.at(-1) ?? 'Docs',
    sidebar: sidebar?.sidebarId ?? null,
    previous: linkTo(ids.previous),
    next: linkTo(ids.next),
    versionPath,
  }
}
