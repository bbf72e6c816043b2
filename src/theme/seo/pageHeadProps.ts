import type { ReactNode } from 'react'

export interface PageHeadProps {
  title: string
  description: string
  /** Site path of the page, without the path prefix. */
  path: string
  /** Absolute URL of the image for link previews, if an author chose one; otherwise it is the one of the section. */
  image?: string | null
  keywords?: readonly string[]
  /** `blog` is the list of all posts, `project` the landing page. */
  kind?: 'page' | 'doc' | 'post' | 'blog' | 'project'
  /** The part of the site that the page belongs to. */
  section?: string | null
  /** A day such as `2026-11-21`. */
  published?: string | null
  /** ISO 8601 date and time of the last change. */
  modified?: string | null
  /** The Craft.js release that the site describes. */
  release?: string | null
  /** Excluded from search engines. */
  unlisted?: boolean
  children?: ReactNode
}
