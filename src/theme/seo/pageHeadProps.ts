import type { ReactNode } from 'react'

/** What the head of every page says about the site. */
export interface SiteHead {
  title: string
  titleDelimiter: string
  /** Origin without a trailing slash. */
  url: string
  /** Path prefix with a slash at both ends. */
  baseUrl: string
  /** Version metadata of the site. */
  version: string
}

export interface PageHeadProps {
  site: SiteHead
  title: string
  description: string
  /** Site path of the page, without the path prefix. */
  path: string
  /** Absolute URL of the picture for link previews that an author chose; otherwise the build draws one. */
  image?: string | null
  /** Words for search engines that still read them. */
  keywords?: readonly string[]
  /** What the page is: a doc, a post, the list of all posts, the front page of the project, or a page like others. */
  kind?: 'page' | 'doc' | 'post' | 'blog' | 'project'
  /** The part of the site that the page belongs to; the picture shows it. */
  section?: string | null
  /** The day it was published, such as 2026-11-21. */
  published?: string | null
  /** ISO 8601 date and time of its last change. */
  modified?: string | null
  /** The Craft.js release that the site describes. */
  release?: string | null
  /** Kept out of search engines. */
  unlisted?: boolean
  children?: ReactNode
}
