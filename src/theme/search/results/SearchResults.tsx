import { useState } from 'react'
import type { SearchService } from '../../../model/site'
import { Link } from '../../ui'
import { formatSearchError } from '../formatSearchError'
import { missingResultsUrl } from '../searchUrls'
import { ResultList } from './ResultList'
import * as styles from './Results.module.css'
import { type Results, useResults } from './useResults'

export interface SearchResultsProps {
  query: string | null
  service: SearchService | null
  issuesUrl: string | null
}

/** How many results are shown at first, and how many more at a time. */
const PORTION = 20

/** The state of the search, in one line. */
function formatResults(results: Results): string {
  if (results.is === 'none') return ''
  if (results.is === 'waiting') return 'Searching…'
  if (results.is === 'failed') return formatSearchError(results.reason)
  const { total } = results.answer
  return total === 0 ? `No results for “${results.query}”` : `${total} ${total === 1 ? 'result' : 'results'}`
}

/** What the search page shows below its field. */
export function SearchResults({ query, service, issuesUrl }: SearchResultsProps) {
  const [asked, setAsked] = useState({ query, limit: PORTION, attempt: 0 })
  if (asked.query !== query) setAsked({ query, limit: PORTION, attempt: 0 })
  const results = useResults(query, asked.limit, asked.attempt, service)
  const isFailed = results.is === 'failed'
  return (
    <div className={styles.results}>
      <p className={styles.count} role="status" data-failed={isFailed || undefined}>
        {formatResults(results)}
      </p>
      {isFailed ? (
        <p>
          <button type="button" onClick={() => setAsked({ ...asked, attempt: asked.attempt + 1 })}>
            Try again
          </button>{' '}
          or look through the <Link href="/docs">list of all pages</Link>.
        </p>
      ) : null}
      {results.is === 'there' ? <ResultList hits={results.answer.hits} /> : null}
      {results.is === 'there' && results.answer.total > results.answer.hits.length ? (
        <button type="button" onClick={() => setAsked({ ...asked, limit: asked.limit + PORTION })}>
          Show more results
        </button>
      ) : null}
      {results.is === 'there' && results.answer.total === 0 ? (
        <p>
          Try fewer or other words, or look through the <Link href="/docs">list of all pages</Link>.{' '}
          {issuesUrl === null ? null : (
            <Link href={missingResultsUrl(issuesUrl, results.query)}>Tell us what is missing</Link>
          )}
        </p>
      ) : null}
    </div>
  )
}
