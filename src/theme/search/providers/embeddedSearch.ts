import { type Search, SearchFailure, type SearchIndex, unpackRecords } from '../../../model/search'
import { withPathPrefix } from '../../ui'
import { RECORDS } from '../searchUrls'
import { embeddedEngine, type Engine } from './embeddedEngine'

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

let engine: Promise<Engine> | null = null

/** Fetches the records and indexes them, once. After a failure, the next call tries again. */
export function loadEmbeddedEngine(): Promise<Engine> {
  engine ??= fetchJson(withPathPrefix(RECORDS)).then((index) => {
    try {
      return embeddedEngine(unpackRecords(index as SearchIndex))
    } catch {
      throw new SearchFailure('garbled')
    }
  })
  engine.catch(() => (engine = null))
  return engine
}

/** Searches the build's records, in the browser. */
export const embeddedSearch: Search = async (query, options) => (await loadEmbeddedEngine())(query, options)
