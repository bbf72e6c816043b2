import { addressSegments } from '../fileNames'
import { BODY_FIELDS } from '../bodySchema'
import type { ContentKind } from '../contentNode'
import { graphqlFields, nodeFields } from '../frontMatter/nodeFields'
import { PostFrontMatter } from './frontMatter'

/** Fields of a `BlogPost` node that follow from file name and front matter. */
export type PostFields = ReturnType<typeof postFields>

/** The fields of a post with this path in `content/blog`. Its permalink is `/blog/` and the slug. */
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

/** MDX and Markdown files in `content/blog` become `BlogPost` nodes. */
export const posts: ContentKind<typeof PostFrontMatter, PostFields> = {
  type: 'BlogPost',
  source: 'blog',
  schema: PostFrontMatter,
  fieldsOf: postFields,
}

/** Front matter fields whose GraphQL type does not follow from their schema. */
const TYPES = {
  slug: 'String!',
  date: 'Date! @dateformat',
  released_on: 'Date @dateformat',
  image: 'File',
}

/** GraphQL type of a blog post. */
export const postSchema = /* GraphQL */ `
  "One article of the blog: an MDX or Markdown file under content/blog."
  type BlogPost implements Node @dontInfer @childOf(types: ["Mdx"]) {
    "Permalink without the path prefix."
    path: String!
    ${graphqlFields(PostFrontMatter, TYPES)}
    "Everything that its page shows, as PostPage in src/model/pages.ts describes it."
    page: JSON!
    ${BODY_FIELDS}
  }
`
