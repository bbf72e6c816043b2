import type { PostPage } from '../../../model/post'
import { bodyResolvers, siteOf, type ResolverContext, type ResolverOptions } from '../bodyResolvers'
import { compiledBodyOf, pageFields, type BodyFields } from '../contentNode'
import { frontMatterOf } from '../frontMatter/nodeFields'
import type { SiteNode } from '../site/siteNode'
import { PostFrontMatter } from './frontMatter'
import type { PostFields } from './post'

const WORDS_A_MINUTE = 220

/** The fields of a `BlogPost` node that its page needs. */
type PostNode = PostFields & Pick<BodyFields, 'compiled'>

/** Everything that a post's page shows around its body; `lastCommit` is an ISO 8601 date and time, or `null`. */
function postPage(post: PostNode, site: SiteNode, lastCommit: string | null): PostPage {
  return {
    ...frontMatterOf(PostFrontMatter, post),
    path: post.path,
    ...pageFields(post, site, lastCommit),
    readingMinutes: Math.max(1, Math.ceil(compiledBodyOf(post).words / WORDS_A_MINUTE)),
  }
}

/** Resolvers of the computed `BlogPost` fields, all of which are parts of `PostPage`. */
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
