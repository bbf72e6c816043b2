import { useCallback, useEffect, useRef, useState } from 'react'
import { DocSearchPanel, type DocSearchPanelProps } from './DocSearchPanel'
import type { SearchState } from './docSearchClient'
import { SearchNotice } from './SearchNotice'
import { settle } from './settle'

export type SearchModalProps = Pick<DocSearchPanelProps, 'dialog' | 'query' | 'service' | 'issuesUrl'>

/** The search in its dialog: DocSearch's modal, and what it does not say itself. */
export function SearchModal({ query, ...props }: SearchModalProps) {
  const { dialog, service } = props
  const [state, setState] = useState<SearchState>({ is: 'waiting' })
  const [attempt, setAttempt] = useState({ count: 0, query })
  const totals = useRef(new Map<string, number>())
  const tell = useCallback((next: SearchState) => {
    if (next.is === 'answered') totals.current.set(next.query, next.total)
    setState(next)
  }, [])
  const retry = (asked: string) => setAttempt(({ count }) => ({ count: count + 1, query: asked }))
  useEffect(() => settle(dialog), [dialog, attempt])

  return (
    <div data-state={state.is} data-provider={service ? 'algolia' : 'embedded'}>
      <DocSearchPanel
        key={attempt.count}
        {...props}
        query={attempt.query}
        totals={totals.current}
        tell={tell}
      />
      <SearchNotice state={state} onRetry={retry} />
    </div>
  )
}
