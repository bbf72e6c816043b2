import type { DocSearchProps } from '@docsearch/react'
import { type FailureReason, type Search, SearchFailure } from '../../../model/search'
import { docSearchHit } from './docSearchHit'

/** How the latest search of the modal stands. */
export type SearchState =
  | { is: 'waiting' }
  | { is: 'answered'; query: string; total: number }
  | { is: 'failed'; query: string; reason: FailureReason }

type TransformClient = NonNullable<DocSearchProps['transformSearchClient']>

interface Requests {
  requests: { query: string }[]
}

/**
 * How many hits the modal shows. DocSearch would ask for 20, and draws all of them anew for each letter; a link leads on
 * to the others.
 */
const HITS = 10

/**
 * Puts our search in the place of DocSearch's client, and `tell`s how the latest query stands.
 *
 * DocSearch takes a failure for an empty answer: it resets its own error status at once. So a failure becomes an empty
 * answer here, and `tell` is what the reader is shown. What older queries answer is not told.
 */
export function docSearchClient(
  makeSearch: (client: Parameters<TransformClient>[0]) => Search,
  tell: (state: SearchState) => void,
): TransformClient {
  let latest = 0
  return (client) => {
    const search = makeSearch(client)
    const answer = async ({ requests: [request] }: Requests) => {
      const turn = ++latest
      const { query = '' } = request ?? {}
      const tellLatest = (state: SearchState) => turn === latest && tell(state)
      tell({ is: 'waiting' })
      try {
        const { hits, total } = await search(query, { limit: HITS })
        tellLatest({ is: 'answered', query, total })
        return { results: [{ hits: hits.map(docSearchHit), nbHits: total }] }
      } catch (error) {
        const reason = error instanceof SearchFailure ? error.reason : 'garbled'
        tellLatest({ is: 'failed', query, reason })
        return { results: [{ hits: [], nbHits: 0 }] }
      }
    }
    return { ...client, search: answer as unknown as typeof client.search }
  }
}
