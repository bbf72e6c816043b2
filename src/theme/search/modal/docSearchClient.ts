import type { DocSearchProps } from '@docsearch/react'
import { type FailureReason, type Search, SearchFailure } from '../../../model/search'
import { docSearchHit } from './docSearchHit'

/** State of the modal's latest search. */
export type SearchState =
  | { is: 'waiting' }
  | { is: 'answered'; query: string; total: number }
  | { is: 'failed'; query: string; reason: FailureReason }

type TransformClient = NonNullable<DocSearchProps['transformSearchClient']>

interface Requests {
  requests: { query: string }[]
}

/** How many hits the modal shows; a link below them leads to the others. */
const HITS = 10

/**
 * Replaces DocSearch's client by the site's search, and calls `onState` with the state of the latest query.
 *
 * DocSearch resets its own error status at once and then shows a failure as "no results". So a failure is an empty answer
 * here, and `onState` is what readers get to see. Answers to older queries are not reported.
 */
export function docSearchClient(
  makeSearch: (client: Parameters<TransformClient>[0]) => Search,
  onState: (state: SearchState) => void,
): TransformClient {
  let latest = 0
  return (client) => {
    const search = makeSearch(client)
    const answer = async ({ requests: [request] }: Requests) => {
      const turn = ++latest
      const { query = '' } = request ?? {}
      const report = (state: SearchState) => turn === latest && onState(state)
      onState({ is: 'waiting' })
      try {
        const { hits, total } = await search(query, { limit: HITS })
        report({ is: 'answered', query, total })
        return { results: [{ hits: hits.map(docSearchHit), nbHits: total }] }
      } catch (error) {
        const reason = error instanceof SearchFailure ? error.reason : 'garbled'
        report({ is: 'failed', query, reason })
        return { results: [{ hits: [], nbHits: 0 }] }
      }
    }
    return { ...client, search: answer as unknown as typeof client.search }
  }
}
