import type { PostPage } from '../../../model/post'
import { bodyResolvers } from '../bodyResolvers'
import { compiledBodyOf, type BodyFields } from '../contentNode'
import { frontMatterOf } from '../frontMatter/nodeFields'
import { pageFields } from '../pageFields'
import { siteOf, type ResolverContext, type ResolverOptions } from '../resolverContext'
import type { SiteNode } from '../site'
import { PostFrontMatter } from './frontMatter'
import type { PostFields } from './postFields'

const WORDS_A_MINUTE = 220

/** A `BlogPost` node, as far as its page is made of it. */
export type PostNode = PostFields & Pick<BodyFields, 'compiled'>

/** Everything that the page of a post shows around its body; `lastCommit` is an ISO 8601 date and time, or `null`. */
export function postPage(post: PostNode, site: SiteNode, lastCommit: string | null): PostPage {
  return {
    ...frontMatterOf(PostFrontMatter, post),
    path: post.path,
    ...pageFields(post, site, lastCommit),
    readingMinutes: Math.max(1, Math.ceil(compiledBodyOf(post).words / WORDS_A_MINUTE)),
  }
}

/** Resolvers of the `BlogPost` fields that are computed: parts of the one object that is its page. */
export function postResolvers(options: ResolverOptions) {
  const pageOf = async (post: PostNode, context: ResolverContext) =>
    postPage(post, await siteOf(context), options.lastCommitOf(post.sourcePath))
  const part = (name: keyof PostPage) => ({
    resolve: async (post: PostNode, _: unknown, context: ResolverContext) =>
      (await pageOf(post, context))[name],
  })
  return {
    ...bodyResolvers(options),
    page: { resolve: (post: PostNode, _: unknown, context: ResolverContext) => pageOf(post, context) },
    readingMinutes: part('readingMinutes'),
    editUrl: part('editUrl'),
    lastUpdate: part('lastUpdate'),
    tableOfContents: part('tableOfContents'),
  }
}
