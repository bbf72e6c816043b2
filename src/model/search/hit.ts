import type { SearchRecord } from './records'

/** Text with search terms marked: its pieces are plain and marked in turn, the first one plain. */
export type MarkedText = readonly string[]

/** A search result. Its text is plain, never HTML. */
export interface SearchHit extends Pick<SearchRecord, 'kind' | 'category' | 'page' | 'headings'> {
  /** Site path with the fragment, without the path prefix, or an absolute `https` address. */
  url: string
  title: MarkedText
  /** A piece of its text around the matches; may be empty. */
  excerpt: MarkedText
}

/** The results of a search. */
export interface SearchAnswer {
  hits: readonly SearchHit[]
  /** The number of all hits. */
  total: number
}

export interface SearchOptions {
  /** Maximum number of hits. */
  limit: number
}

/** Searches for `query`; rejects with a `SearchFailure` when there is no answer. */
export type Search = (query: string, options: SearchOptions) => Promise<SearchAnswer>

const MESSAGES = {
  unreachable: 'The search did not answer. Are you online?',
  refused: 'The search service refused to answer.',
  busy: 'The search is busy right now. Give it a minute.',
  garbled: 'The search returned an answer that cannot be read.',
}

/** The search did not answer, which is not the same as no results. The message is for readers. */
export class SearchFailure extends Error {
  override name = 'SearchFailure'
  constructor(readonly reason: keyof typeof MESSAGES) {
    super(MESSAGES[reason])
  }
}
