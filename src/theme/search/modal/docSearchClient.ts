import type { DocSearchProps } from '@docsearch/react'
import { type Search, SearchFailure } from '../../../model/search'
import { docSearchHit } from './docSearchHit'

/** The state of the latest query. */
export type SearchState =
  | { is: 'waiting' }
  | { is: 'answered'; query: string; total: number }
  | { is: 'failed'; query: string; message: string }

type TransformClient = NonNullable<DocSearchProps['transformSearchClient']>

interface Requests {
  requests: { query: string }[]
}

/** Maximum number of hits in the modal. A link below them leads to the page with all results. */
const MAX_HITS = 10

/**
 * Replaces DocSearch's client with the site's search, and calls `onState` with the state of the latest query.
 *
 * DocSearch resets its error status immediately and then shows a failure as "no results". So this resolves a failure to
 * no hits, and the modal shows the state from `onState` instead.
 */
export function docSearchClient(
  makeSearch: (client: Parameters<TransformClient>[0]) => Search,
  onState: (state: SearchState) => void,
): TransformClient {
  let latest = 0
  return (client) => {
    const search = makeSearch(client)
    const respond = async ({ requests: [request] }: Requests) => {
      const id = ++latest
      const { query = '' } = request ?? {}
      const report = (state: SearchState) => id === latest && onState(state)
      onState({ is: 'waiting' })
      try {
        const { hits, total } = await search(query, { limit: MAX_HITS })
        report({ is: 'answered', query, total })
        return { results: [{ hits: hits.map(docSearchHit), nbHits: total }] }
      } catch (error) {
        const { message } = error instanceof SearchFailure ? error : new SearchFailure('garbled')
        report({ is: 'failed', query, message })
        return { results: [{ hits: [], nbHits: 0 }] }
      }
    }
    return { ...client, search: respond as unknown as typeof client.search }
  }
}
