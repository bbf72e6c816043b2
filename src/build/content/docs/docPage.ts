import type { DocPage, PageLink } from '../../../model/doc'
import { neighborsOf, trailOf } from '../../../model/sidebar'
import type { BodyFields } from '../contentNode'
import { frontMatterOf } from '../frontMatter/nodeFields'
import { pageFields } from '../pageFields'
import { listing, type SidebarNode } from '../sidebars'
import type { SiteNode } from '../site'
import type { DocFields } from './docFields'
import { DocFrontMatter } from './frontMatter'

/** The front matter that a node carries as it is written: `id` and `slug` have become doc id and path. */
const SHOWN = DocFrontMatter.omit({ id: true, slug: true })

/** A `Doc` node, as far as its page is made of it. */
export type DocNode = DocFields & Pick<BodyFields, 'compiled'>

/** What the page of a doc shows that is not the doc itself. */
export interface DocSurroundings {
  site: SiteNode
  sidebars: readonly SidebarNode[]
  /** The docs that `neighborIds` names. */
  neighbors: readonly Pick<DocNode, 'docId' | 'paginationLabel' | 'path'>[]
  /** ISO 8601 date and time of the last commit of its file, or `null`. */
  lastCommit: string | null
}

/** Ids of the docs before and after a doc: those that its front matter names, or else those of its sidebar. */
export function neighborIds(
  { docId, paginationPrev, paginationNext }: Pick<DocNode, 'docId' | 'paginationPrev' | 'paginationNext'>,
  sidebars: readonly SidebarNode[],
): Record<'previous' | 'next', string | null> {
  const listed = neighborsOf(docId, listing(docId, sidebars)?.items ?? [])
  return {
    previous: paginationPrev === undefined ? (listed.previous?.docId ?? null) : paginationPrev,
    next: paginationNext === undefined ? (listed.next?.docId ?? null) : paginationNext,
  }
}

/** The form for a new issue in the site's repository, filled in with title, address and versions of a page. */
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
 * Everything that the page of a doc shows around its body: page, head, previous and next come from here alone. A field
 * of the front matter is part of it under its name in camel case.
 */
export function docPage(doc: DocNode, { site, sidebars, neighbors, lastCommit }: DocSurroundings): DocPage {
  const ids = neighborIds(doc, sidebars)
  const linkTo = (docId: string | null): PageLink | null => {
    const found = neighbors.find((neighbor) => neighbor.docId === docId)
    return found ? { title: found.paginationLabel, path: found.path } : null
  }
  const sidebar = listing(doc.docId, sidebars)
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
