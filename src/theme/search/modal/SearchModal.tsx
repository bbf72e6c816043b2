import { useEffect, useState } from 'react'
import { Link } from '../../ui'
import { service } from '../searchUrls'
import { DocSearchPanel, type DocSearchPanelProps } from './DocSearchPanel'
import type { SearchState } from './docSearchClient'
import { patchDocSearchAria } from './patchDocSearchAria'
import { installStartRows } from './startRows'

export type SearchModalProps = Pick<DocSearchPanelProps, 'dialog' | 'query'>

/** DocSearch's modal. It also announces the number of results to screen readers, and shows failures. */
export function SearchModal({ dialog, query }: SearchModalProps) {
  const [state, setState] = useState<SearchState>({ is: 'waiting' })
  const [attempt, setAttempt] = useState({ count: 0, query })
  const retry = (failed: string) => setAttempt(({ count }) => ({ count: count + 1, query: failed }))
  useEffect(() => patchDocSearchAria(dialog), [dialog, attempt])
  useEffect(() => installStartRows(dialog), [dialog])

  return (
    <div className="search-modal" data-state={state.is} data-provider={service ? 'algolia' : 'embedded'}>
      <DocSearchPanel key={attempt.count} dialog={dialog} query={attempt.query} onState={setState} />
      <p className="visually-hidden" role="status">
        {state.is === 'answered' ? `${state.total} results for ${state.query}` : null}
      </p>
      {state.is === 'failed' ? (
        <div className="search-failure" role="alert">
          <p>{state.message}</p>
          <p>
            <button type="button" onClick={() => retry(state.query)}>
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
    </div>
  )
}
