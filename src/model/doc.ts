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

/** Everything that a page of documentation shows around its body; `docPage` in src/build/content computes it. */
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
  /** The part of the docs that it belongs to: the innermost category, or "Docs". */
  section: string
  /** Id of the sidebar that lists it, or `null`. */
  sidebar: string | null
  previous: PageLink | null
  next: PageLink | null
  /** Where this file is edited, or `null` when the site has no edit links. */
  editUrl: string | null
  /** Form for a new issue about this page, filled in, or `null` when the site has no repository. */
  feedbackUrl: string | null
  /** `null` for a file that is not committed, and in a shallow clone. */
  lastUpdate: LastUpdate | null
  /** Label of the documentation version, such as "Next", and where it leads. */
  versionLabel: string
  versionPath: string
}
