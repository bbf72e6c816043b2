import { bodyResolvers, type ResolverContext, type ResolverOptions } from '../bodyResolvers'
import { type SidebarNode, sidebarIdOf } from '../sidebars'
import type { SiteLinks } from '../site/siteLinks'
import { docPage, type DocSource, neighborIds } from './docPage'

async function sidebarsOf({ nodeModel }: ResolverContext): Promise<SidebarNode[]> {
  const { entries } = await nodeModel.findAll<SidebarNode>({ type: 'Sidebar', query: {} })
  return [...entries]
}

/** Resolvers of the computed `Doc` fields. */
export const docResolvers = (options: ResolverOptions) => ({
  ...bodyResolvers(options),
  page: {
    resolve: async (doc: DocSource, _: unknown, context: ResolverContext) => {
      const sidebars = await sidebarsOf(context)
      const ids = Object.values(neighborIds(doc, sidebars)).filter((docId) => docId !== null)
      const found = await Promise.all(
        ids.map((docId) =>
          context.nodeModel.findOne<DocSource>({ type: 'Doc', query: { filter: { docId: { eq: docId } } } }),
        ),
      )
      const neighbors = found.filter((neighbor) => neighbor !== null)
      // A query, which Gatsby tracks: pages update when the configuration changes.
      const links = await context.nodeModel.findOne<SiteLinks>({ type: 'SiteLinks', query: {} })
      if (!links) throw new Error('There is no SiteLinks node.')
      return docPage(doc, {
        sidebars,
        neighbors,
        versionPath: links.docsVersion,
        lastCommit: options.lastCommitOf(doc.sourcePath),
      })
    },
  },
  // Queries filter by it, so it is resolved for every doc: `docPage` would parse every body.
  sidebar: {
    resolve: async ({ docId }: DocSource, _: unknown, context: ResolverContext) =>
      sidebarIdOf(docId, await sidebarsOf(context)),
  },
})
