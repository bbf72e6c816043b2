import { type SearchRecord, wordsOf } from '../../../model/search'

/** A query without its quotation marks. */
interface QuotedQuery {
  query: string
  /** Whether the record has every phrase in quotation marks, word by word. */
  matches: (record: SearchRecord) => boolean
}

/**
 * A phrase in quotation marks, straight or curly; a reader who is still typing has not closed them. Those of an attribute
 * (`is="div"`) mean nothing.
 */
const QUOTED = /(?<=^|\s)["“”„]([^"“”„]*)(["“”„]|$)/g

/** Longer queries are pasted messages, in which or around which others put the quotation marks. */
const MAX_WORDS = 8

/** The words of a text, joined by spaces; `top-level` and `history.undo` are two words each. */
const wordsIn = (text: string): string =>
  wordsOf(text)
    .join(' ')
    .replaceAll(/[.\-/]/g, ' ')

const cache = new WeakMap<SearchRecord, string>()

/** The words of a record, with a space before and after each: title and headings, text, names, and names in its code. */
function recordWords(record: SearchRecord): string {
  const known = cache.get(record)
  if (known !== undefined) return known
  const { page, headings, text, names, words } = record
  // What stands in two places is no phrase.
  const all = [page, headings.at(-1) ?? '', text, ...names, ...words.split(' ')]
  const joined = all.map((part) => ` ${wordsIn(part)} `).join('|')
  cache.set(record, joined)
  return joined
}

/** What consoles, React and browsers write before the message of an error. */
const PREFIX =
  /^\s*(?:(?:uncaught(?: \(in promise\))?|unhandled runtime error|\[?\w*error:|warning:|invariant failed:)\s*)+(?=\S)/i

/** Reads the phrases in quotation marks: `"drag handle" ref` finds records with the phrase, and `ref` anywhere. */
export function phrasesOf(entered: string): QuotedQuery {
  const typed = entered.replace(PREFIX, '')
  const isPasted = wordsOf(typed).length > MAX_WORDS
  const phrases = [...(isPasted ? [] : typed.matchAll(QUOTED))]
    .map(([, text = '', end]) => ({ words: wordsIn(text), isClosed: end !== '' }))
    .filter(({ words }) => words !== '')
    .map(({ words, isClosed }) => ` ${words}${isClosed ? ' ' : ''}`)
  return {
    query: typed.replaceAll(/["“”„]/g, ' '),
    matches: (record) => phrases.every((phrase) => recordWords(record).includes(phrase)),
  }
}
