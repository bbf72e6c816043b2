import MiniSearch, { type Query } from 'minisearch'
import {
  excerptOf,
  markTerms,
  type SearchAnswer,
  type SearchHit,
  type SearchOptions,
  type SearchRecord,
  termsOf,
  titleOfRecord,
  tokensOf,
  wordsOf,
} from '../../../model/search'
import { phrasesOf } from './phrases'
import { isNamed, parseQuery, quotedWords, scoreOf, slugOf } from './scoreOf'

/** Runs a query on records in memory. */
export type Engine = (query: string, options: SearchOptions) => SearchAnswer

/** Queries with more words are treated as pasted, and searched without prefix matching or typo tolerance. */
const MAX_TYPED_WORDS = 8

/** The maximum number of wrong letters in a term. */
const maxTypos = (term: string) => (term.length < 4 ? 0 : term.length < 7 ? 1 : 2)

/** Alternatives for one term of a query, best first: the term as written, then the ends of a name with dots. */
type Alternatives = readonly string[]

/** The search terms of a query, and its words joined into one, so that `use node` finds `useNode`. */
function termsOfQuery(query: string): { terms: Alternatives[]; joined: string | null } {
  const terms = termsOf(query).map((term) => {
    const parts = term.split('.').filter((part) => part !== '')
    return parts.map((_, from) => parts.slice(from).join('.'))
  })
  const words = wordsOf(query)
  return { terms, joined: words.length > 1 && words.length < 5 ? words.join('') : null }
}

/** The weight of each term of a query. Next to words, a number counts little: “500 blocks slow” is not about 500. */
function weightsOf(terms: readonly Alternatives[]): number[] {
  const isNumber = ([term = '']: Alternatives) => /^\d+$/.test(term)
  return terms.map((term) => (isNumber(term) && !terms.every(isNumber) ? 0.3 : 1))
}

/** The query for one term. If `isTyped`, prefixes match as well, and so do typos unless some text contains the term. */
function termQuery(term: string, boost: number, isTyped: boolean, isKnown: boolean): Query {
  return {
    queries: [term],
    combineWith: 'OR',
    tokenize: (text: string) => [text],
    boost: { heading: 5 * boost, title: 3 * boost, trail: 1.5 * boost, text: boost, words: 2 * boost },
    prefix: isTyped,
    fuzzy: isTyped && !isKnown ? maxTypos : false,
    weights: { prefix: 0.5, fuzzy: 0.25 },
    // Hardly anyone mistypes the first letter, and without this `toString` would find every `string`.
    boostDocument: (_id, found) => (found.startsWith(term.charAt(0)) ? 1 : 0),
  }
}

function miniSearchQuery(
  terms: readonly Alternatives[],
  joined: string | null,
  vocabulary: ReadonlySet<string>,
): Query {
  const isTyped = terms.length <= MAX_TYPED_WORDS
  const weights = weightsOf(terms)
  const queries = terms.flatMap((alternatives, index) =>
    alternatives.map((term, at) =>
      termQuery(term, weights[index]! / (at + 1), isTyped, vocabulary.has(term)),
    ),
  )
  if (joined !== null) queries.push(termQuery(joined, 3, false, true))
  return { combineWith: 'OR', queries }
}

interface Match {
  record: SearchRecord
  /** The share of the query's terms that the record contains, from 0 to 1. */
  share: number
  /** Whether the query quotes the record's title, as a pasted error message does. */
  isQuoted: boolean
  score: number
  /** The words of the record that matched. */
  terms: readonly string[]
}

/** With at least this many matches that contain all terms, the others are not shown. */
const MANY = 5

/**
 * The matches that contain all terms, best first. If there are few, also those with nearly as many terms as the best.
 * Records that the query quotes are always included.
 */
function bestOf(matches: readonly Match[]): Match[] {
  const most = Math.max(...matches.map(({ share }) => share))
  const isEnough = matches.filter(({ share }) => share === 1).length >= MANY
  const enough = isEnough ? 1 : Math.max(0.5, most * 0.6)
  return matches
    .filter(({ share, isQuoted }) => isQuoted || share >= enough)
    .sort((a, b) => b.score - a.score)
}

function hitOf({ record, terms }: Match, query: string): SearchHit {
  const { kind, category, page, headings, url, text } = record
  const asked = termsOf(query)
  // In a path such as `locking/lock.ts`, only the queried part is marked.
  const isTerm = (word: string) => !/[./]/.test(word) || asked.some((term) => term.includes(word))
  const marked = [...asked, ...terms.filter(isTerm)]
  const title = markTerms(titleOfRecord(record), marked)
  return { kind, category, page, headings, url, title, excerpt: excerptOf(text, marked) }
}

/** The number of records to index between two frames: about 50 ms on a slow phone. */
const SLICE = 40

/**
 * Indexes `records` with MiniSearch, in slices, so that the page stays responsive. MiniSearch's scores are multiplied by
 * those of `scoreOf`.
 */
export async function embeddedEngine(records: readonly SearchRecord[]): Promise<Engine> {
  const vocabulary = new Set<string>()
  const index = new MiniSearch<SearchRecord & { id: number }>({
    fields: ['title', 'heading', 'trail', 'text', 'words'],
    tokenize(text) {
      const tokens = tokensOf(text)
      for (const token of tokens) vocabulary.add(token)
      return tokens
    },
    processTerm: (term) => term,
    extractField: (record, field) => {
      if (field === 'title') return record.page
      if (field === 'heading') return titleOfRecord(record)
      if (field === 'trail') return record.headings.slice(0, -1).join(' ')
      if (field === 'words') return `${record.words} ${slugOf(record)}`
      return field === 'text' ? `${record.text} ${record.more}` : String(record.id)
    },
  })
  await index.addAllAsync(
    records.map((record, id) => ({ ...record, id })),
    { chunkSize: SLICE },
  )

  return (typed, { limit }) => {
    const { query, matches: hasPhrases } = phrasesOf(typed)
    const { terms, joined } = termsOfQuery(query)
    if (terms.length === 0) return { hits: [], total: 0 }
    const weights = weightsOf(terms)
    const whole = weights.reduce((sum, weight) => sum + weight, 0)
    const parsed = parseQuery(query)
    const results = index.search(miniSearchQuery(terms, joined, vocabulary))
    const matches = results.flatMap(({ id, score, queryTerms, terms: matched }): Match[] => {
      const record = records[id as number]
      if (!record || !hasPhrases(record)) return []
      const found = new Set(queryTerms)
      const isWhole = isNamed(record, parsed) || (joined !== null && found.has(joined))
      const shares = terms.map((alternatives, index): number => {
        const term = alternatives.find((each) => found.has(each))
        // A word that matches only with a typo counts half, because it may be a different word.
        const share = term === undefined ? 0 : matched.some((word) => word.startsWith(term)) ? 1 : 0.5
        return share * weights[index]!
      })
      const share = isWhole ? 1 : shares.reduce((sum, each) => sum + each, 0) / whole
      const quoted = quotedWords(record, parsed)
      const weight = quoted > 0 ? quoted : share * share
      const isQuoted = quoted > 0
      return [{ record, share, isQuoted, score: score * scoreOf(record, parsed) * weight, terms: matched }]
    })
    const best = bestOf(matches)
    return { hits: best.slice(0, limit).map((match) => hitOf(match, query)), total: best.length }
  }
}
