import { bodyResolvers, siteOf, type ResolverContext, type ResolverOptions } from '../bodyResolvers'
import { type SidebarNode, sidebarIdOf } from '../sidebars'
import { docPage, neighborIds, type DocNode } from './docPage'

async function sidebarsOf({ nodeModel }: ResolverContext): Promise<SidebarNode[]> {
  const { entries } = await nodeModel.findAll<SidebarNode>({ type: 'Sidebar', query: {} })
  return [...entries]
}

/** Resolvers of the computed `Doc` fields, all of which are parts of `DocPage`. */
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
    // Queries filter by it, so it is resolved for every doc: `pageOf` would parse every body.
    sidebar: {
      resolve: async ({ docId }: DocNode, _: unknown, context: ResolverContext) =>
        sidebarIdOf(docId, await sidebarsOf(context)),
    },
  }
}
