import type { PostPage } from '../../../model/pages'
import { bodyResolvers, type ResolverOptions } from '../bodyResolvers'
import { compiledBodyOf, pageFields, type BodyFields } from '../contentNode'
import { frontMatterOf } from '../frontMatter/nodeFields'
import { PostFrontMatter } from './frontMatter'
import type { PostFields } from './post'

const WORDS_A_MINUTE = 220

/** The fields of a `BlogPost` node that its page needs. */
type PostSource = PostFields & Pick<BodyFields, 'compiled'>

/** Everything that a post's page shows around its body; `lastCommit` is an ISO 8601 date and time, or `null`. */
function postPage(post: PostSource, lastCommit: string | null): PostPage {
  return {
    ...frontMatterOf(PostFrontMatter, post),
    path: post.path,
    ...pageFields(post, lastCommit),
    readingMinutes: Math.max(1, Math.ceil(compiledBodyOf(post).words / WORDS_A_MINUTE)),
  }
}

/** Resolvers of the computed `BlogPost` fields. */
export const postResolvers = (options: ResolverOptions) => ({
  ...bodyResolvers(options),
  page: { resolve: (post: PostSource) => postPage(post, options.lastCommitOf(post.sourcePath)) },
})
