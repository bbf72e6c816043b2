import type { SearchRecord } from './record'

/** Text with the words that were searched for: every second piece, beginning with the second, is to be marked. */
export type MarkedText = readonly string[]

/** One result: where it leads, and what to show of it. All text is text, whatever it looks like. */
export interface SearchHit extends Pick<SearchRecord, 'kind' | 'category' | 'page' | 'headings'> {
  /** Site path with the fragment, without the path prefix, or an absolute `https` address. */
  url: string
  title: MarkedText
  /** A piece of its text around what was found; empty when there is none. */
  excerpt: MarkedText
}

/** What a search answers. */
export interface SearchAnswer {
  hits: readonly SearchHit[]
  /** How many there are in all. */
  total: number
}

/** How much of the answer is wanted. */
export interface SearchOptions {
  /** How many hits at most. */
  limit: number
}

/** Asks for `query`; rejects with a `SearchFailure` when there is no answer. */
export type Search = (query: string, options: SearchOptions) => Promise<SearchAnswer>

/** Why there is no answer. */
export type FailureReason = 'unreachable' | 'refused' | 'busy' | 'garbled'

/** There is no answer, which is not the same as no results. */
export class SearchFailure extends Error {
  override name = 'SearchFailure'
  constructor(readonly reason: FailureReason) {
    super(`The search did not answer: ${reason}.`)
  }
}
