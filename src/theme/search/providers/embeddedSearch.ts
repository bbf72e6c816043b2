import { type Search, SearchFailure, type SearchIndex, unpackRecords } from '../../../model/search'
import { withPathPrefix } from '../../ui'
import { embeddedEngine, type Engine } from '../engine'
import { fetchJson } from './fetchJson'
import { RECORDS } from '../searchUrls'

let engine: Promise<Engine> | null = null

/** The engine, made once, and best before the first query; a failure is forgotten, so that the next query tries again. */
export function embeddedEngineReady(): Promise<Engine> {
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

/** Searches the index that the build has written, in the browser. */
export const embeddedSearch: Search = async (query, options) => (await embeddedEngineReady())(query, options)
