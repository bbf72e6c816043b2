import type { ContentKind } from '../contentNode'
import { PostFrontMatter } from './frontMatter'
import { postFields, type PostFields } from './postFields'

export type { PostFields }
export { postResolvers } from './postPage'
export { postSchema } from './postSchema'
export { PostFrontMatter }

/** MDX files under `content/blog` become `BlogPost` nodes. */
export const posts: ContentKind<typeof PostFrontMatter, PostFields> = {
  type: 'BlogPost',
  source: 'blog',
  schema: PostFrontMatter,
  fieldsOf: postFields,
}
