import { useEffect, useState } from 'react'
import {
  type MarkedText,
  type Search,
  type SearchAnswer,
  SearchFailure,
  type SearchHit,
} from '../../model/search'
import { Link } from '../ui'
import * as styles from './SearchPage.module.css'
import { missingResultsUrl, service } from './searchUrls'

/** The number of results shown at first, and added by each click on “Show more results”. */
const PAGE_SIZE = 20

/** The part of the search page below its field: status, results, or a failure. */
export function SearchResults({ query }: { query: string | null }) {
  const [request, setRequest] = useState({ query, limit: PAGE_SIZE, attempt: 0 })
  if (request.query !== query) setRequest({ query, limit: PAGE_SIZE, attempt: 0 })
  const results = useResults(query, request.limit, request.attempt)
  const isFailed = results.is === 'failed'
  return (
    <div className={styles.results}>
      <p className={styles.count} role="status" data-failed={isFailed || undefined}>
        {formatStatus(results)}
      </p>
      {isFailed ? (
        <p>
          <button type="button" onClick={() => setRequest({ ...request, attempt: request.attempt + 1 })}>
            Try again
          </button>{' '}
          or look through the <Link href="/docs">list of all pages</Link>.
        </p>
      ) : null}
      {results.is === 'there' ? (
        <ol className={styles.list}>
          {results.answer.hits.map((hit) => (
            <Result key={hit.url} hit={hit} />
          ))}
        </ol>
      ) : null}
      {results.is === 'there' && results.answer.total > results.answer.hits.length ? (
        <button type="button" onClick={() => setRequest({ ...request, limit: request.limit + PAGE_SIZE })}>
          Show more results
        </button>
      ) : null}
      {results.is === 'there' && results.answer.total === 0 ? (
        <p>
          Try fewer or different words, or look through the <Link href="/docs">list of all pages</Link>.{' '}
          <Link href={missingResultsUrl(results.query)}>Tell us what is missing</Link>
        </p>
      ) : null}
    </div>
  )
}

function formatStatus(results: Results): string {
  if (results.is === 'none') return ''
  if (results.is === 'waiting') return 'Searching…'
  if (results.is === 'failed') return results.message
  const { total } = results.answer
  return total === 0 ? `No results for “${results.query}”` : `${total} ${total === 1 ? 'result' : 'results'}`
}

function Result({ hit }: { hit: SearchHit }) {
  const isPage = hit.headings.length === 0
  const trail = [hit.category, ...(isPage ? [] : [hit.page]), ...hit.headings.slice(0, -1)].filter(Boolean)
  return (
    <li>
      <p className={styles.trail}>{trail.join(' › ')}</p>
      <h2 dir="auto">
        <Link href={hit.url}>
          <Marked text={hit.title} />
        </Link>
      </h2>
      <p className={styles.excerpt} dir="auto">
        <Marked text={hit.excerpt} />
      </p>
    </li>
  )
}

/** In marked text, every second piece is marked. */
function Marked({ text }: { text: MarkedText }) {
  return <>{text.map((piece, at) => (at % 2 ? <mark key={at}>{piece}</mark> : piece))}</>
}

/** The state of a query on the search page. */
type Results =
  | { is: 'none' }
  | { is: 'waiting' }
  | { is: 'failed'; message: string }
  | { is: 'there'; query: string; answer: SearchAnswer }

/** Delay between a keystroke and the query to a hosted service, in milliseconds. */
const DELAY = 150

/** Loads the search's code on demand. */
async function loadSearch(): Promise<Search> {
  const load = async () => {
    if (!service)
      return (await import(/* webpackChunkName: "providers" */ './providers/embeddedSearch')).embeddedSearch
    const { liteClient } = await import(/* webpackChunkName: "algolia" */ 'algoliasearch/lite')
    const { algoliaSearch } = await import(/* webpackChunkName: "algolia" */ './providers/algoliaSearch')
    return algoliaSearch(liteClient(service.appId, service.apiKey) as never, service.indexName)
  }
  return load().catch(() => {
    throw new SearchFailure('unreachable')
  })
}

/** Searches for `query`, and again when `limit` or `attempt` changes. Results of outdated queries are ignored. */
function useResults(query: string | null, limit: number, attempt: number): Results {
  const [results, setResults] = useState<Results>({ is: 'none' })
  useEffect(() => {
    if (query === null || query.trim() === '') return setResults({ is: 'none' })
    let isCurrent = true
    const update = (next: Results) => void (isCurrent && setResults(next))
    setResults((last) => (last.is === 'there' ? last : { is: 'waiting' }))
    const run = async () => {
      try {
        const search = await loadSearch()
        update({ is: 'there', query, answer: await search(query, { limit }) })
      } catch (error) {
        const { message } = error instanceof SearchFailure ? error : new SearchFailure('garbled')
        update({ is: 'failed', message })
      }
    }
    const timer = setTimeout(() => void run(), service ? DELAY : 0)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [query, limit, attempt])
  return results
}
