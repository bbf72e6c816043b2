import { bareName, type SearchRecord, termsOf, titleOfRecord, wordsOf } from '../../../model/search'

/** The parts of a record that are compared with queries. */
interface RecordNames {
  /** The words of the record's title, joined by spaces, in lowercase. */
  title: string
  /** The title as a bare name of the API, or `null` if it is not one. */
  own: string | null
  /** For a page, the last part of its URL in words: `multi select`. */
  slug: string | null
  /** The names that the record explains, as `bareName` returns them. */
  names: readonly (string | null)[]
}

/** For a page, the last part of its URL in words: `multi select`. Empty for other records. */
export const slugOf = ({ kind, url }: SearchRecord): string =>
  kind === 'page' ? (url.split('/').at(-1) ?? '').replaceAll('-', ' ') : ''

const cache = new WeakMap<SearchRecord, RecordNames>()

/** The names of a record. They are cached, because each keystroke needs hundreds of them. */
function namesOf(record: SearchRecord): RecordNames {
  const known = cache.get(record)
  if (known) return known
  const title = titleOfRecord(record)
  const names = {
    title: wordsOf(title).join(' '),
    own: bareName(title),
    slug: slugOf(record).toLowerCase() || null,
    names: record.names.map(bareName),
  }
  cache.set(record, names)
  return names
}

/** A query as `scoreOf` compares it with records. */
export interface ParsedQuery {
  /** The whole query as a bare name of the API, or `null` if it is not one. */
  name: string | null
  /** The query's words, joined by spaces, in lowercase. */
  phrase: string
  /** The query's words, if there are several. */
  words: readonly string[]
  /** The query's words, minus stop words. */
  terms: readonly string[]
}

export function parseQuery(query: string): ParsedQuery {
  const words = wordsOf(query)
  return {
    name: bareName(query),
    phrase: words.join(' '),
    words: words.length > 1 ? words : [],
    terms: termsOf(query),
  }
}

/** Whether the record's own name is `name`, or ends in it: `actions.history.undo` matches `history.undo` and `undo`. */
function matchName({ own }: RecordNames, name: string): 'whole' | 'end' | null {
  if (own === null) return null
  if (own === name) return 'whole'
  return own.endsWith(`.${name}`) || name.endsWith(`.${own}`) ? 'end' : null
}

/** A factor that ranks a record with the name as its heading above those that only mention it. */
function weightOfName(record: SearchRecord, name: string): number {
  const isApi = record.category === 'API Reference'
  const match = matchName(namesOf(record), name)
  if (match === null) return namesOf(record).names.includes(name) ? (isApi ? 9 : 5) : 1
  const base = { page: 40, section: 12, member: 10 }[record.kind]
  return (match === 'whole' ? base : base / 2) * (isApi ? 1.6 : 1)
}

/** Whether the query is exactly the name that the record describes. */
export function isNamed(record: SearchRecord, { name }: ParsedQuery): boolean {
  return name !== null && matchName(namesOf(record), name) === 'whole'
}

/** Minimum number of consecutive words that a title and a query must share. Fewer are a coincidence. */
const LEAST_QUOTED = 5

/**
 * The number of consecutive words that a record's title shares with the query; 0 if there are few. A pasted error
 * message rarely equals a title: consoles add text, apps have other names in it, and DocSearch truncates it.
 */
export function quotedWords(record: SearchRecord, { words }: ParsedQuery): number {
  if (words.length < LEAST_QUOTED) return 0
  const title = namesOf(record).title.split(' ')
  let most = 0
  // For each word of the title, the number of shared words that end at it and at the current word of the query.
  let runs: readonly number[] = title.map(() => 0)
  for (const word of words) {
    const before = runs
    runs = title.map((each, at) => (each === word ? (before[at - 1] ?? 0) + 1 : 0))
    most = Math.max(most, ...runs)
  }
  return most < LEAST_QUOTED ? 0 : most
}

const WEIGHT_OF_KIND = { page: 1.25, section: 1, member: 0.8 }

/** A factor for a method or prop that is named by one of several words, as in `delete node`. */
const weightOfWords = (record: SearchRecord, words: readonly string[]): number =>
  record.kind === 'member' && words.some((word) => matchName(namesOf(record), word) !== null) ? 2.5 : 1

/** A factor for a page whose title contains all terms of a query, and for another record whose search words do. */
const weightOfTerms = ({ kind, page, words }: SearchRecord, terms: readonly string[]): number => {
  const text = ` ${kind === 'page' ? page.toLowerCase() : words}`
  return terms.length > 0 && terms.every((term) => text.includes(` ${term}`)) ? 2.5 : 1
}

/** A factor for a record's MiniSearch score: names count most, then headings that contain the query. */
export function scoreOf(record: SearchRecord, { name, phrase, words, terms }: ParsedQuery): number {
  const { title, slug } = namesOf(record)
  const hasPhrase = phrase.length > 2 && (title.includes(phrase) || slug === phrase)
  const isSecondary = record.category === 'Blog' || record.url.startsWith('/docs/dev')
  return (
    WEIGHT_OF_KIND[record.kind] *
    (hasPhrase ? (title === phrase || slug === phrase ? 4 : 2) : 1) *
    weightOfWords(record, words) *
    weightOfTerms(record, terms) *
    (name === null ? 1 : weightOfName(record, name)) *
    (isSecondary ? 0.55 : 1)
  )
}
