import { useCallback, useEffect, useRef, useState } from 'react'
import { DocSearchPanel, type DocSearchPanelProps } from './DocSearchPanel'
import type { SearchState } from './docSearchClient'
import { type Failure, SearchFailed } from './SearchFailed'
import { settle } from './settle'

export type SearchModalProps = Pick<DocSearchPanelProps, 'dialog' | 'query' | 'service' | 'issuesUrl'>

/**
 * The search in its dialog: DocSearch's modal, and what it does not say itself. How many results there are is said to
 * those who do not see them, past React: whatever React draws here costs a layout for each letter.
 */
export function SearchModal({ query, ...props }: SearchModalProps) {
  const { dialog, service } = props
  const root = useRef<HTMLDivElement>(null)
  const status = useRef<HTMLParagraphElement>(null)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [attempt, setAttempt] = useState({ count: 0, query })
  const totals = useRef(new Map<string, number>())
  const tell = useCallback((next: SearchState) => {
    if (next.is === 'answered') totals.current.set(next.query, next.total)
    setFailure(next.is === 'failed' ? next : null)
    if (!root.current || !status.current) return
    root.current.dataset.state = next.is
    status.current.textContent = next.is === 'answered' ? `${next.total} results for ${next.query}` : ''
  }, [])
  const retry = (asked: string) => setAttempt(({ count }) => ({ count: count + 1, query: asked }))
  useEffect(() => settle(dialog), [dialog, attempt])

  return (
    <div data-state="waiting" data-provider={service ? 'algolia' : 'embedded'} ref={root}>
      <DocSearchPanel
        key={attempt.count}
        {...props}
        query={attempt.query}
        totals={totals.current}
        tell={tell}
      />
      <p className="visually-hidden" role="status" ref={status} />
      {failure ? <SearchFailed failure={failure} onRetry={retry} /> : null}
    </div>
  )
}
