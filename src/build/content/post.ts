import type { PostPage } from '../../model/pages'
import { addressSegments } from './contentFiles'
import { BODY_FIELDS, bodyResolvers, resolver, type ResolverOptions } from './bodyResolvers'
import { type BodyFields, compiledBodyOf, type ContentKind } from './contentNode'
import { frontMatterOf, graphqlFields, nodeFields } from './frontMatter/nodeFields'
import { PostFrontMatter } from './frontMatter/postFrontMatter'

/** Fields of a `BlogPost` node that are derived from its file name and front matter. */
export type PostFields = ReturnType<typeof postFields>

/** The fields of a post with this path in `content/blog`. Its permalink is `/blog/` followed by the slug. */
function postFields(relativePath: string, frontMatter: PostFrontMatter) {
  const slug = frontMatter.slug ?? addressSegments(relativePath).at(-1) ?? ''
  return {
    ...nodeFields(frontMatter),
    slug,
    path: `/blog/${slug}`,
    /** Path from the repository's root. */
    sourcePath: `content/blog/${relativePath}`,
  }
}

/** MDX files in `content/blog` become `BlogPost` nodes. */
export const posts: ContentKind<typeof PostFrontMatter, PostFields> = {
  type: 'BlogPost',
  source: 'blog',
  schema: PostFrontMatter,
  fieldsOf: postFields,
}

/** GraphQL types of front matter fields that cannot be derived from the schema. */
const TYPES = {
  slug: 'String!',
  date: 'Date! @dateformat',
  released_on: 'Date @dateformat',
  image: 'File',
}

/** GraphQL type of a blog post. */
export const postSchema = /* GraphQL */ `
  "One article of the blog: an MDX file under content/blog."
  type BlogPost implements Node @dontInfer @childOf(types: ["Mdx"]) {
    "Permalink without the path prefix."
    path: String!
    ${graphqlFields(PostFrontMatter, TYPES)}
    "Everything that its page shows around the body. Its type is PostPage in src/model/pages.ts."
    page: JSON!
    ${BODY_FIELDS}
  }
`

const WORDS_A_MINUTE = 220

/** The fields of a `BlogPost` node that its page needs. */
type PostSource = PostFields & Pick<BodyFields, 'compiled'>

/** Front matter that the page data contains unchanged: without fields that only the build uses. */
const SHOWN = PostFrontMatter.omit({ slug: true, redirect_from: true, image: true })

/** Everything that a post's page shows around its body. */
function postPage(post: PostSource, lastUpdate: string | null): PostPage {
  return {
    ...frontMatterOf(SHOWN, post),
    path: post.path,
    sourcePath: post.sourcePath,
    lastUpdate,
    readingMinutes: Math.max(1, Math.ceil(compiledBodyOf(post).words / WORDS_A_MINUTE)),
  }
}

/** Resolvers of the computed `BlogPost` fields. */
export const postResolvers = (options: ResolverOptions) => ({
  ...bodyResolvers(options),
  page: resolver((post: PostSource) => postPage(post, options.lastCommitOf(post.sourcePath))),
})
