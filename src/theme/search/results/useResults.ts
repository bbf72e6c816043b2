import { useEffect, useState } from 'react'
import { type FailureReason, type Search, type SearchAnswer, SearchFailure } from '../../../model/search'
import type { SearchService } from '../../../model/site'

/** What the search page has to show for a query. */
export type Results =
  | { is: 'none' }
  | { is: 'waiting' }
  | { is: 'failed'; reason: FailureReason }
  | { is: 'there'; query: string; answer: SearchAnswer }

/** How long the page waits for the next letter before it asks a hosted service, in milliseconds. */
const PAUSE = 150

/** The search of this site, fetched when it is wanted. */
async function searchOf(service: SearchService | null): Promise<Search> {
  const providers = await import(/* webpackChunkName: "search-providers" */ '../providers').catch(() => {
    throw new SearchFailure('unreachable')
  })
  if (!service) return providers.embeddedSearch
  const { liteClient } = await import(/* webpackChunkName: "algolia" */ 'algoliasearch/lite').catch(() => {
    throw new SearchFailure('unreachable')
  })
  return providers.algoliaSearch(liteClient(service.appId, service.apiKey) as never, service.indexName)
}

/** Asks for `query`, `limit` hits of it, and again with another `attempt`; what an older query answers is dropped. */
export function useResults(
  query: string | null,
  limit: number,
  attempt: number,
  service: SearchService | null,
): Results {
  const [results, setResults] = useState<Results>({ is: 'none' })
  useEffect(() => {
    if (query === null || query.trim() === '') return setResults({ is: 'none' })
    let isCurrent = true
    const tell = (next: Results) => void (isCurrent && setResults(next))
    setResults((last) => (last.is === 'there' ? last : { is: 'waiting' }))
    const ask = async () => {
      try {
        const search = await searchOf(service)
        tell({ is: 'there', query, answer: await search(query, { limit }) })
      } catch (error) {
        tell({ is: 'failed', reason: error instanceof SearchFailure ? error.reason : 'garbled' })
      }
    }
    const timer = setTimeout(() => void ask(), service ? PAUSE : 0)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [query, limit, attempt, service])
  return results
}
