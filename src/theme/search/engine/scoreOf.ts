import { bareName, type SearchRecord, titleOfRecord, wordsOf } from '../../../model/search'

/** What a record says of itself, ready to be compared with queries. */
interface Said {
  /** The words of its title with a space between, in lower case. */
  title: string
  /** The name that its title is, bare, or `null`. */
  own: string | null
  /** The names that it explains, bare. */
  names: readonly (string | null)[]
}

const said = new WeakMap<SearchRecord, Said>()

/** Read once for each record: a letter more in the field asks hundreds of them. */
function saidOf(record: SearchRecord): Said {
  const known = said.get(record)
  if (known) return known
  const title = titleOfRecord(record)
  const fresh = { title: wordsOf(title).join(' '), own: bareName(title), names: record.names.map(bareName) }
  said.set(record, fresh)
  return fresh
}

/** What a query asks of a record beside its words. */
export interface Wish {
  /** The name that the whole query is, bare, or `null`. */
  name: string | null
  /** Its words with a space between, in lower case. */
  phrase: string
}

/** Reads a query for `scoreOf`. */
export function wishOf(query: string): Wish {
  return { name: bareName(query), phrase: wordsOf(query).join(' ') }
}

/** Whether `own` is the name, or ends in it: `actions.history.undo` is `history.undo` and `undo`. */
function namesIt({ own }: Said, name: string): 'whole' | 'end' | null {
  if (own === null) return null
  if (own === name) return 'whole'
  return own.endsWith(`.${name}`) || name.endsWith(`.${own}`) ? 'end' : null
}

/** By how much a record with the name as its heading comes before all that only mention it. */
function weightOfName(record: SearchRecord, name: string): number {
  const isApi = record.category === 'API Reference'
  const found = namesIt(saidOf(record), name)
  if (found === null) return saidOf(record).names.includes(name) ? (isApi ? 9 : 5) : 1
  const base = { page: 40, section: 12, member: 10 }[record.kind]
  return (found === 'whole' ? base : base / 2) * (isApi ? 1.6 : 1)
}

/** Whether the record is about the very name that was asked for, whatever else the query holds. */
export function isNamed(record: SearchRecord, { name }: Wish): boolean {
  return name !== null && namesIt(saidOf(record), name) === 'whole'
}

const WEIGHT_OF_KIND = { page: 1.25, section: 1, member: 0.8 }

/** By how much the words' own score counts for this record: names first, then headings that say what was asked. */
export function scoreOf(record: SearchRecord, { name, phrase }: Wish): number {
  const { title } = saidOf(record)
  const says = phrase.length > 2 && (title === phrase ? 4 : title.includes(phrase) ? 2 : 1)
  const isAside = record.category === 'Blog' || record.url.startsWith('/docs/dev')
  return (
    WEIGHT_OF_KIND[record.kind] *
    (says || 1) *
    (name === null ? 1 : weightOfName(record, name)) *
    (isAside ? 0.55 : 1)
  )
}
