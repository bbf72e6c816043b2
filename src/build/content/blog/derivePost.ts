import type { PostFrontMatter } from './frontMatter'

/** What a post's file name and front matter already say: the plain fields of the `BlogPost` node. */
export interface DerivedPost {
  slug: string
  title: string
  description: string
  path: string
  date: string
  release: string | null
  releasedOn: string | null
  tags: string[]
  image: string | null
  unlisted: boolean
  draft: boolean
  redirectFrom: string[]
  /** Path from the repository's root. */
  sourcePath: string
}

/** Derives a post from its path below `content/blog` and its front matter; the permalink is `/blog/` and the slug. */
export function derivePost(relativePath: string, frontMatter: PostFrontMatter): DerivedPost {
  const slug =
    frontMatter.slug ??
    relativePath
      .replace(/\.mdx?$/, '')
      .split('/')
      .at(-1) ??
    ''
  return {
    slug,
    title: frontMatter.title,
    description: frontMatter.description,
    path: `/blog/${slug}`,
    date: frontMatter.date,
    release: frontMatter.release ?? null,
    releasedOn: frontMatter.released_on ?? null,
    tags: frontMatter.tags,
    image: frontMatter.image ?? null,
    unlisted: frontMatter.unlisted,
    draft: frontMatter.draft,
    redirectFrom: frontMatter.redirect_from,
    sourcePath: `content/blog/${relativePath}`,
  }
}
