/** What a search record stands for: a page, a section under a heading, or a prop, method or field with an anchor. */
export type RecordKind = 'page' | 'section' | 'member'

/** One place that search can lead to. */
export interface SearchRecord {
  kind: RecordKind
  /** Where it stands on the site: `API Reference`, `Blog`. */
  category: string
  /** Title of its page. */
  page: string
  /** Headings that lead to it below the page, outermost first; its own is the last. Empty for a page. */
  headings: readonly string[]
  /** Site path with the fragment, without the path prefix. */
  url: string
  /** Its prose, until the next record begins; a page begins with its description. */
  text: string
  /** Names that it explains, row by row or point by point: `canMoveIn`. */
  names: readonly string[]
  /** Words that find it and that nobody reads there: keywords, and names in its code. */
  words: string
}

/** The title of a record: its own heading, or that of its page. */
export function titleOfRecord({ page, headings }: Pick<SearchRecord, 'page' | 'headings'>): string {
  return headings.at(-1) ?? page
}
