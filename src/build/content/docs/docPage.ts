import type { Heading } from '../../../model/body'
import type { DocPage, PageLink } from '../../../model/pages'
import { neighborsOf, type Sidebar, trailOf } from '../../../model/sidebar'
import { isScript, isUncompiled } from '../../mdx'
import { bodyResolvers, resolver, type ResolverContext, type ResolverOptions } from '../bodyResolvers'
import { type BodyFields, compiledBodyOf } from '../contentNode'
import { frontMatterOf } from '../frontMatter/nodeFields'
import { findSidebar, sidebarIdOf } from '../sidebars'
import type { SiteLinks } from '../site/resolveNavbar'
import type { DocFields } from './doc'
import { DocFrontMatter } from './frontMatter'

/** Front matter that the page data contains unchanged: without fields that only the build uses. */
const SHOWN = DocFrontMatter.omit({
  ...{ id: true, slug: true, redirect_from: true, image: true, sidebar_label: true },
  ...{ pagination_label: true, pagination_prev: true, pagination_next: true },
})

/** The fields of a `Doc` node that its page needs. */
export type DocSource = DocFields & Pick<BodyFields, 'compiled'>

/** Data on a doc's page that does not come from the doc itself. */
interface PageContext extends Pick<DocPage, 'lastUpdate' | 'versionPath'> {
  sidebars: readonly Sidebar[]
  /** The docs whose ids `neighborIds` returns. */
  neighbors: readonly Pick<DocSource, 'docId' | 'paginationLabel' | 'path'>[]
}

/** The headings of levels 2 and 3 (docs/requirements.md §9), or none if there are fewer than two. */
function tableOfContents(doc: DocSource): Heading[] {
  const shown = compiledBodyOf(doc).headings.filter(({ level }) => level <= 3)
  return shown.length < 2 ? [] : shown
}

/** Counts the samples of a doc, and those that are compiled. */
function samplesOf(doc: DocSource): DocPage['samples'] {
  const samples = compiledBodyOf(doc).code.filter(isScript)
  return { total: samples.length, compiled: samples.filter((sample) => !isUncompiled(sample)).length }
}

/** Ids of the docs before and after a doc, from its front matter or else from its sidebar. */
export function neighborIds(
  { docId, paginationPrev, paginationNext }: Pick<DocSource, 'docId' | 'paginationPrev' | 'paginationNext'>,
  sidebars: readonly Sidebar[],
): Record<'previous' | 'next', string | null> {
  const listed = neighborsOf(docId, findSidebar(docId, sidebars)?.items ?? [])
  return {
    previous: paginationPrev === undefined ? (listed.previous?.docId ?? null) : paginationPrev,
    next: paginationNext === undefined ? (listed.next?.docId ?? null) : paginationNext,
  }
}

/**
 * Everything that a doc's page shows around its body, including its head and pagination. Front matter fields are included,
 * with names in camel case.
 */
export function docPage(
  doc: DocSource,
  { sidebars, neighbors, lastUpdate, versionPath }: PageContext,
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
    sourcePath: doc.sourcePath,
    lastUpdate,
    tableOfContents: tableOfContents(doc),
    breadcrumbs,
    section: breadcrumbs[0] ?? 'Docs',
    sidebar: sidebar?.sidebarId ?? null,
    previous: linkTo(ids.previous),
    next: linkTo(ids.next),
    samples: samplesOf(doc),
    versionPath,
  }
}

async function sidebarsOf({ nodeModel }: ResolverContext): Promise<Sidebar[]> {
  const { entries } = await nodeModel.findAll<Sidebar>({ type: 'Sidebar', query: {} })
  return [...entries]
}

/** Resolvers of the computed `Doc` fields. */
export const docResolvers = (options: ResolverOptions) => ({
  ...bodyResolvers(options),
  page: resolver(async (doc: DocSource, context) => {
    const sidebars = await sidebarsOf(context)
    const ids = Object.values(neighborIds(doc, sidebars)).filter((docId) => docId !== null)
    const found = await Promise.all(
      ids.map((docId) =>
        context.nodeModel.findOne<DocSource>({ type: 'Doc', query: { filter: { docId: { eq: docId } } } }),
      ),
    )
    const neighbors = found.filter((neighbor) => neighbor !== null)
    // A query, because Gatsby tracks queries: pages update when the configuration changes.
    const links = await context.nodeModel.findOne<SiteLinks>({ type: 'SiteLinks', query: {} })
    if (!links) throw new Error('There is no SiteLinks node.')
    const lastUpdate = options.lastCommitOf(doc.sourcePath)
    return docPage(doc, { sidebars, neighbors, versionPath: links.docsVersion, lastUpdate })
  }),
  // Queries filter by this field, so Gatsby resolves it for every doc. Through `docPage`, that would parse every body.
  sidebar: resolver(async ({ docId }: DocSource, context) => sidebarIdOf(docId, await sidebarsOf(context))),
})
