import type { SearchRecord } from './records'

/** Text with marked search terms. Plain and marked pieces alternate, beginning with a plain one. */
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

/** Searches for `query`. Rejects with a `SearchFailure` if the search fails. */
export type Search = (query: string, options: SearchOptions) => Promise<SearchAnswer>

const MESSAGES = {
  unreachable: 'The search did not respond. Are you online?',
  refused: 'The search service refused the request.',
  busy: 'The search is busy right now. Try again in a minute.',
  garbled: 'The search returned a response that cannot be read.',
}

/** The error of a search that failed, as opposed to one without results. Its message is for readers. */
export class SearchFailure extends Error {
  override name = 'SearchFailure'
  constructor(readonly reason: keyof typeof MESSAGES) {
    super(MESSAGES[reason])
  }
}
