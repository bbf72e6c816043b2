import { Link } from '../../ui'
import { failureInWords } from '../failureInWords'
import type { SearchState } from './docSearchClient'

/** Says how many results there are to those who do not see them, and to everybody when there is no answer. */
export function SearchNotice({ state, onRetry }: { state: SearchState; onRetry: (query: string) => void }) {
  return (
    <>
      <p className="visually-hidden" role="status">
        {state.is === 'answered' ? `${state.total} results for ${state.query}` : ''}
      </p>
      {state.is === 'failed' ? (
        <div className="search-failure" role="alert">
          <p>{failureInWords[state.reason]}</p>
          <p>
            <button type="button" onClick={() => onRetry(state.query)}>
              Try again
            </button>{' '}
            or look through the{' '}
            <Link href="/docs" data-search-close>
              list of all pages
            </Link>
            .
          </p>
        </div>
      ) : null}
    </>
  )
}
