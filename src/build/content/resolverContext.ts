import type { GitHistory } from './gitHistory'
import type { SiteNode } from './site'

/** The part of Gatsby's resolver context that our resolvers use. */
export interface ResolverContext {
  nodeModel: {
    findOne<Found>(args: { type: string; query: object }): Promise<Found | null>
    findAll<Found>(args: { type: string; query: object }): Promise<{ entries: Iterable<Found> }>
  }
}

/** What resolvers know beside nodes; `pathPrefix` is Gatsby's, `''` or `/prefix`. */
export interface ResolverOptions extends GitHistory {
  pathPrefix: string
}

/** The `SiteConfiguration` node. Asking Gatsby for it lets develop render a page again when the configuration changes. */
export async function siteOf({ nodeModel }: ResolverContext): Promise<SiteNode> {
  const site = await nodeModel.findOne<SiteNode>({ type: 'SiteConfiguration', query: {} })
  if (!site) throw new Error('The site configuration is missing from the data layer.')
  return site
}
