import { useEffect, useState } from 'react'
import { DocSearchPanel, type DocSearchPanelProps } from './DocSearchPanel'
import type { SearchState } from './docSearchClient'
import { patchDocSearchAria } from './patchDocSearchAria'
import { SearchFailed } from './SearchFailed'

export type SearchModalProps = Pick<DocSearchPanelProps, 'dialog' | 'query' | 'service' | 'issuesUrl'>

/** The search in its dialog: DocSearch's modal, the number of results for screen readers, and what went wrong. */
export function SearchModal({ query, ...props }: SearchModalProps) {
  const { dialog, service } = props
  const [state, setState] = useState<SearchState>({ is: 'waiting' })
  const [attempt, setAttempt] = useState({ count: 0, query })
  const retry = (asked: string) => setAttempt(({ count }) => ({ count: count + 1, query: asked }))
  useEffect(() => patchDocSearchAria(dialog), [dialog, attempt])

  return (
    <div data-state={state.is} data-provider={service ? 'algolia' : 'embedded'}>
      <DocSearchPanel key={attempt.count} {...props} query={attempt.query} onState={setState} />
      <p className="visually-hidden" role="status">
        {state.is === 'answered' ? `${state.total} results for ${state.query}` : null}
      </p>
      {state.is === 'failed' ? <SearchFailed failure={state} onRetry={retry} /> : null}
    </div>
  )
}
