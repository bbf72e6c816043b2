import type { LastUpdate } from './doc'

/**
 * Everything that a blog post's page shows around its body; `postPage` in src/build/content computes it. Days are
 * written as 2025-02-14.
 */
export interface PostPage {
  path: string
  title: string
  description: string
  date: string
  /** The Craft.js release that the post is about, such as `0.2.12`. */
  release?: string | undefined
  /** The day of that release. */
  releasedOn?: string | undefined
  tags: readonly string[]
  unlisted: boolean
  draft: boolean
  readingMinutes: number
  /** Path of its file from the site's own folder. */
  sourcePath: string
  lastUpdate: LastUpdate | null
}
