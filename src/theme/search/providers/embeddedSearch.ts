import {
  type Search,
  SearchFailure,
  type SearchIndex,
  type SearchTexts,
  unpackRecords,
} from '../../../model/search'
import { withPathPrefix } from '../../ui'
import { RECORDS } from '../searchUrls'
import { embeddedEngine } from './embeddedEngine'

/** Site path of the records' texts, which a large site has in a second file. */
const TEXTS = '/record-texts.json'

/** Timeout of the request, in milliseconds. */
const TIMEOUT = 15_000

/** Fetches the JSON at `url`. Throws a `SearchFailure` if it cannot be fetched or parsed. */
export async function fetchJson(url: string): Promise<unknown> {
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT) }).catch(() => null)
  if (response === null) throw new SearchFailure('unreachable')
  if (response.status === 429) throw new SearchFailure('busy')
  if (!response.ok) throw new SearchFailure('unreachable')
  const text = await response.text().catch(() => null)
  if (text === null) throw new SearchFailure('unreachable')
  try {
    return JSON.parse(text) as unknown
  } catch {
    throw new SearchFailure('garbled')
  }
}

/** Calls `load` once. After a failure, the next call tries again. Failures that are not of the network are `garbled`. */
function once<T>(load: () => Promise<T>): () => Promise<T> {
  let result: Promise<T> | null = null
  return () => {
    result ??= load().catch((error: unknown) => {
      result = null
      throw error instanceof SearchFailure ? error : new SearchFailure('garbled')
    })
    return result
  }
}

/** Fetches the records and indexes them. If their texts are in a second file, it is loaded for queries with few titles. */
export const loadEmbeddedSearch = once(async (): Promise<Search> => {
  const records = unpackRecords((await fetchJson(withPathPrefix(RECORDS))) as SearchIndex)
  let engine = await embeddedEngine(records)
  let hasTexts = records.some(({ text }) => text !== '')
  const loadTexts = once(async () => {
    const texts = (await fetchJson(withPathPrefix(TEXTS))) as SearchTexts
    const whole = records.map((record, at) => ({ ...record, text: texts[at]![0], more: texts[at]![1] }))
    engine = await embeddedEngine(whole)
    hasTexts = true
  })
  return async (query, options) => {
    if (!hasTexts && engine(query, options).hits.length < options.limit) await loadTexts()
    return engine(query, options)
  }
})

/** Searches the build's records, in the browser. */
export const embeddedSearch: Search = async (query, options) => (await loadEmbeddedSearch())(query, options)
