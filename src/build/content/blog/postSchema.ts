import { BODY_FIELDS } from '../bodySchema'
import { graphqlFields } from '../frontMatter/nodeFields'
import { PostFrontMatter } from './frontMatter'

/** Fields of the front matter that are more than what is written. */
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
    "Everything that its page shows, as PostPage in src/model/post.ts describes it."
    page: JSON!
    "Time to read it, at 220 words a minute, rounded up."
    readingMinutes: Int!
    ${BODY_FIELDS}
  }
`
