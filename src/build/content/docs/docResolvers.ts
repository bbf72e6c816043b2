import { version as release } from '@craftjs/core/package.json'
import site from '../../../../content/site'
import type { SidebarItem } from '../../../model/sidebar'
import { linksOf, neighborsOf, trailOf } from '../../../model/sidebar'
import type { PageLink } from '../../../model/doc'
import { bodyResolvers } from '..'
import type { BodyFields, ResolverContext } from '..'
import type { DerivedDoc } from './deriveDoc'
import { feedbackUrl } from './feedbackUrl'

type DocSource = DerivedDoc & BodyFields & { id: string }

interface SidebarNode {
  sidebarId: string
  items: SidebarItem[]
}

async function sidebarsOf(context: ResolverContext): Promise<SidebarNode[]> {
  const { entries } = await context.nodeModel.findAll<SidebarNode & { id: string }>({
    type: 'Sidebar',
    query: {},
  })
  return [...entries]
}

async function linkTo(docId: string, context: ResolverContext): Promise<PageLink | null> {
  const doc = await context.nodeModel.findOne<DocSource>({
    type: 'Doc',
    query: { filter: { docId: { eq: docId } } },
  })
  return doc ? { title: doc.paginationLabel, path: doc.path } : null
}

async function neighbor(
  side: 'previous' | 'next',
  doc: DocSource,
  context: ResolverContext,
): Promise<PageLink | null> {
  const chosen = side === 'previous' ? doc.paginationPrevious : doc.paginationNext
  if (chosen === null) return null
  if (chosen !== undefined) return linkTo(chosen, context)
  for (const { items } of await sidebarsOf(context)) {
    const link = neighborsOf(doc.docId, items)[side]
    if (link) return linkTo(link.docId, context)
  }
  return null
}

const lists = (items: readonly SidebarItem[], docId: string): boolean =>
  linksOf(items).some((link) => link.docId === docId)

/** Resolvers of the `Doc` fields that depend on other nodes; `pathPrefix` is Gatsby's. */
export const docResolvers = (pathPrefix: string) => ({
  ...bodyResolvers(pathPrefix),
  feedbackUrl: { resolve: (doc: DocSource) => feedbackUrl(doc, site, release) },
  previous: {
    resolve: (doc: DocSource, _: unknown, context: ResolverContext) => neighbor('previous', doc, context),
  },
  next: {
    resolve: (doc: DocSource, _: unknown, context: ResolverContext) => neighbor('next', doc, context),
  },
  breadcrumbs: {
    resolve: async (doc: DocSource, _: unknown, context: ResolverContext) =>
      (await sidebarsOf(context))
        .map(({ items }) => trailOf(doc.docId, items))
        .find(({ length }) => length) ?? [],
  },
  sidebar: {
    resolve: async (doc: DocSource, _: unknown, context: ResolverContext) =>
      (await sidebarsOf(context)).find(({ items }) => lists(items, doc.docId))?.sidebarId ?? null,
  },
})
