import type { ContentKind } from '..'
import { derivePost, type DerivedPost } from './derivePost'
import { PostFrontMatter } from './frontMatter'

export { postSchema } from './postSchema'
export { postResolvers } from './postResolvers'
export { PostFrontMatter }

/** MDX files under `content/blog` become `BlogPost` nodes. */
export const posts: ContentKind<typeof PostFrontMatter, DerivedPost> = {
  type: 'BlogPost',
  source: 'blog',
  schema: PostFrontMatter,
  derive: derivePost,
}
