import type { Heading } from './body'

/** A link to a page. `path` is a site path, without the path prefix. */
export interface PageLink {
  title: string
  path: string
}

/** Everything that a documentation page shows around its body; `docPage` in src/build/content computes it. */
export interface DocPage {
  docId: string
  title: string
  description: string
  path: string
  keywords: readonly string[]
  hideTableOfContents: boolean
  unlisted: boolean
  draft: boolean
  tableOfContents: readonly Heading[]
  /** Labels of the sidebar categories around it, outermost first. */
  breadcrumbs: readonly string[]
  /** The outermost breadcrumb, or "Docs". */
  section: string
  /** Id of the sidebar that lists it, or `null`. */
  sidebar: string | null
  previous: PageLink | null
  next: PageLink | null
  /** The number of its code samples, and of those that are compiled. */
  samples: { total: number; compiled: number }
  /** Path of its file, relative to the site's own folder. */
  sourcePath: string
  /** ISO 8601 date and time of its last commit; `null` for a file that is not committed, and in a shallow clone. */
  lastUpdate: string | null
  /** Permalink of the doc that the docs version links to. */
  versionPath: string
}

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
  /** Path of its file, relative to the site's own folder. */
  sourcePath: string
  lastUpdate: string | null
}

/** Titles of the pages in src/pages, by path. */
export const PAGE_TITLES = {
  '/': 'Build any page editor',
  '/docs': 'Documentation',
  '/examples': 'Examples',
  '/blog/archive': 'Blog archive',
  '/search': 'Search',
  '/playground': 'Playground',
  '/support': 'Support',
  '/tools/state': 'State Doctor',
  '/404.html': 'Page not found',
} as const

/** The description of the playground, for its head and for the search. */
export const PLAYGROUND_DESCRIPTION =
  'Write Craft.js code in the browser, next to the running editor, its state and its history, and share it as a link.'
