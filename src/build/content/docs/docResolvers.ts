import { bodyResolvers } from '../bodyResolvers'
import { siteOf, type ResolverContext, type ResolverOptions } from '../resolverContext'
import { type SidebarNode, sidebarOf } from '../sidebars'
import { docPage, neighborIds, type DocNode } from './docPage'

async function sidebarsOf({ nodeModel }: ResolverContext): Promise<SidebarNode[]> {
  const { entries } = await nodeModel.findAll<SidebarNode>({ type: 'Sidebar', query: {} })
  return [...entries]
}

/** Resolvers of the `Doc` fields that depend on other nodes: all of them parts of the one object that is its page. */
export function docResolvers(options: ResolverOptions) {
  const pageOf = async (doc: DocNode, context: ResolverContext) => {
    const [site, sidebars] = [await siteOf(context), await sidebarsOf(context)]
    const ids = Object.values(neighborIds(doc, sidebars)).filter((docId) => docId !== null)
    const found = await Promise.all(
      ids.map((docId) =>
        context.nodeModel.findOne<DocNode>({ type: 'Doc', query: { filter: { docId: { eq: docId } } } }),
      ),
    )
    const neighbors = found.filter((neighbor) => neighbor !== null)
    return docPage(doc, { site, sidebars, neighbors, lastCommit: options.lastCommitOf(doc.sourcePath) })
  }
  const part = (name: keyof Awaited<ReturnType<typeof pageOf>>) => ({
    resolve: async (doc: DocNode, _: unknown, context: ResolverContext) => (await pageOf(doc, context))[name],
  })
  return {
    ...bodyResolvers(options),
    page: { resolve: (doc: DocNode, _: unknown, context: ResolverContext) => pageOf(doc, context) },
    breadcrumbs: part('breadcrumbs'),
    previous: part('previous'),
    next: part('next'),
    feedbackUrl: part('feedbackUrl'),
    editUrl: part('editUrl'),
    lastUpdate: part('lastUpdate'),
    tableOfContents: part('tableOfContents'),
    // Queries filter by it, so that it is asked of every doc: the rest of the page would cost a parsed body each.
    sidebar: {
      resolve: async ({ docId }: DocNode, _: unknown, context: ResolverContext) =>
        sidebarOf(docId, await sidebarsOf(context)),
    },
  }
}
