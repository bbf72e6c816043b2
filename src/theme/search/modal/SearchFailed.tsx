import { Link } from '../../ui'
import { formatSearchError } from '../formatSearchError'
import type { SearchState } from './docSearchClient'

/** A query without an answer, and why. */
export type Failure = Extract<SearchState, { is: 'failed' }>

export interface SearchFailedProps {
  failure: Failure
  /** Asks again, with the query that failed. */
  onRetry: (query: string) => void
}

/** Says why there is no answer, and offers to try again or to browse. */
export function SearchFailed({ failure, onRetry }: SearchFailedProps) {
  return (
    <div className="search-failure" role="alert">
      <p>{formatSearchError(failure.reason)}</p>
      <p>
        <button type="button" onClick={() => onRetry(failure.query)}>
          Try again
        </button>{' '}
        or look through the{' '}
        <Link href="/docs" data-search-close>
          list of all pages
        </Link>
        .
      </p>
    </div>
  )
}
