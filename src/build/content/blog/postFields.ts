import path from 'node:path'
import { nodeFields } from '../frontMatter/nodeFields'
import type { PostFrontMatter } from './frontMatter'

/** What a post's file name and front matter say: the fields of a `BlogPost` node beside its body. */
export type PostFields = ReturnType<typeof postFields>

/** The fields of a post from its path below `content/blog` and its front matter; its permalink is `/blog/` and the slug. */
export function postFields(relativePath: string, frontMatter: PostFrontMatter) {
  const slug = frontMatter.slug ?? path.posix.basename(relativePath).replace(/\.mdx?$/, '')
  return {
    ...nodeFields(frontMatter),
    slug,
    path: `/blog/${slug}`,
    /** Path from the repository's root. */
    sourcePath: `content/blog/${relativePath}`,
  }
}
