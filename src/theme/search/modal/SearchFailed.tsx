import { Link } from '../../ui'
import { failureInWords } from '../failureInWords'
import type { SearchState } from './docSearchClient'

/** A query without an answer, and why. */
export type Failure = Extract<SearchState, { is: 'failed' }>

export interface SearchFailedProps {
  failure: Failure
  /** Asks again, with the query that failed. */
  onRetry: (query: string) => void
}

/** Says that there is no answer, and two ways on. */
export function SearchFailed({ failure, onRetry }: SearchFailedProps) {
  return (
    <div className="search-failure" role="alert">
      <p>{failureInWords[failure.reason]}</p>
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
