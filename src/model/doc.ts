import type { Heading } from './body'

/** A page one can link to. `path` is site-relative, without the path prefix. */
export interface PageLink {
  title: string
  path: string
}

/** When a page's source last changed, according to git. */
export interface LastUpdate {
  /** ISO 8601 date and time. */
  iso: string
  /** The day in words, such as "February 14, 2025". */
  text: string
}

/** Everything that the theme needs to draw one page of documentation around its body. */
export interface DocPage {
  docId: string
  title: string
  description: string
  path: string
  tableOfContents: readonly Heading[]
  breadcrumbs: readonly string[]
  previous: PageLink | null
  next: PageLink | null
  /** Where this file is edited, or `null` when the site has no edit links. */
  editUrl: string | null
  /** Form for a new issue about this page, filled in, or `null` when the site has no repository. */
  feedbackUrl: string | null
  lastUpdate: LastUpdate | null
  hideTableOfContents: boolean
  unlisted: boolean
  draft: boolean
  /** Label of the documentation version, such as "Next". */
  versionLabel: string
}
