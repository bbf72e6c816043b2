import { useEffect, useState } from 'react'
import { type FailureReason, type Search, type SearchAnswer, SearchFailure } from '../../model/search'
import { service } from './searchUrls'

/** The state of a query on the search page. */
export type Results =
  | { is: 'none' }
  | { is: 'waiting' }
  | { is: 'failed'; reason: FailureReason }
  | { is: 'there'; query: string; answer: SearchAnswer }

/** How long a hosted service is not queried after a keystroke, in milliseconds. */
const DELAY = 150

/** Fetches the code of the search when it is needed. */
async function loadSearch(): Promise<Search> {
  const providers = await import(/* webpackChunkName: "search-providers" */ './providers').catch(() => {
    throw new SearchFailure('unreachable')
  })
  if (!service) return providers.embeddedSearch
  const { liteClient } = await import(/* webpackChunkName: "algolia" */ 'algoliasearch/lite').catch(() => {
    throw new SearchFailure('unreachable')
  })
  return providers.algoliaSearch(liteClient(service.appId, service.apiKey) as never, service.indexName)
}

/** Searches for `query`, and again when `limit` or `attempt` changes. Answers to older queries are dropped. */
export function useResults(query: string | null, limit: number, attempt: number): Results {
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
        update({ is: 'failed', reason: error instanceof SearchFailure ? error.reason : 'garbled' })
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
