import MiniSearch, { type Query } from 'minisearch'
import {
  excerptOf,
  markTerms,
  type SearchAnswer,
  type SearchHit,
  type SearchOptions,
  type SearchRecord,
  titleOfRecord,
  tokensOf,
  wordsOf,
} from '../../../model/search'
import { queryTerms, type WantedTerm } from './queryTerms'
import { isNamed, scoreOf, wishOf } from './scoreOf'

/** Answers queries from records that it holds in memory. */
export type Engine = (query: string, options: SearchOptions) => SearchAnswer

/** Queries of more words than this are pasted: they are taken as they are, without guesses. */
const TYPED = 8

const MOST_LETTERS_WRONG = (term: string) => (term.length < 4 ? 0 : term.length < 7 ? 1 : 2)

/** How the words of a query are looked up: the beginning of a word counts, and a letter wrong in five or so. */
function lookUp(terms: readonly string[], boost: number, guesses: boolean): Query {
  return {
    queries: [...terms],
    combineWith: 'OR',
    tokenize: (term: string) => [term],
    boost: { heading: 5 * boost, title: 3 * boost, trail: 1.5 * boost, text: boost, words: boost },
    prefix: guesses,
    fuzzy: guesses ? MOST_LETTERS_WRONG : false,
    weights: { prefix: 0.5, fuzzy: 0.25 },
  }
}

function queryOf(wanted: readonly WantedTerm[], joined: string | null, guesses: boolean): Query {
  const queries = wanted.flatMap(({ ways }) => ways.map((way, at) => lookUp([way], 1 / (at + 1), guesses)))
  if (joined !== null) queries.push(lookUp([joined], 3, false))
  return { combineWith: 'OR', queries }
}

interface Found {
  record: SearchRecord
  /** Which share of the wanted terms it has, from 0 to 1. */
  share: number
  score: number
  terms: readonly string[]
}

/** Those that have all that is wanted; when none has, those that have nearly as much as the best. */
function bestOf(found: readonly Found[]): Found[] {
  const most = Math.max(...found.map(({ share }) => share))
  const enough = most === 1 ? 1 : Math.max(0.5, most * 0.75)
  return found.filter(({ share }) => share >= enough).sort((a, b) => b.score - a.score)
}

function hitOf({ record, terms }: Found, query: string): SearchHit {
  const { kind, category, page, headings, url, text } = record
  const marked = [...wordsOf(query), ...terms]
  return {
    kind,
    category,
    page,
    headings,
    url,
    title: markTerms(titleOfRecord(record), marked),
    excerpt: excerptOf(text, marked),
  }
}

/** Makes an engine of records: MiniSearch finds, `scoreOf` orders. */
export function embeddedEngine(records: readonly SearchRecord[]): Engine {
  const index = new MiniSearch<SearchRecord & { id: number }>({
    fields: ['title', 'heading', 'trail', 'text', 'words'],
    tokenize: tokensOf,
    processTerm: (term) => term,
    extractField: (record, field) => {
      if (field === 'title') return record.page
      if (field === 'heading') return titleOfRecord(record)
      if (field === 'trail') return record.headings.slice(0, -1).join(' ')
      return String(record[field as 'text'])
    },
  })
  index.addAll(records.map((record, id) => ({ ...record, id })))

  return (query, { limit }) => {
    const { wanted, joined } = queryTerms(query)
    if (wanted.length === 0) return { hits: [], total: 0 }
    const wish = wishOf(query)
    const results = index.search(queryOf(wanted, joined, wanted.length <= TYPED))
    const found = results.flatMap(({ id, score, queryTerms: seen, terms }): Found[] => {
      const record = records[id as number]
      if (!record) return []
      const had = new Set(seen)
      const isWhole = isNamed(record, wish) || (joined !== null && had.has(joined))
      const count = wanted.filter(({ ways }) => ways.some((way) => had.has(way))).length
      const share = isWhole ? 1 : count / wanted.length
      return [{ record, share, score: score * scoreOf(record, wish) * share * share, terms }]
    })
    const best = bestOf(found)
    return { hits: best.slice(0, limit).map((one) => hitOf(one, query)), total: best.length }
  }
}
