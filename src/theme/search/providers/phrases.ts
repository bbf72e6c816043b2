import { type SearchRecord, wordsOf } from '../../../model/search'

/** A query without its quotation marks. */
interface QuotedQuery {
  query: string
  /** Whether the record contains every quoted phrase, word for word. */
  matches: (record: SearchRecord) => boolean
}

/**
 * Matches a phrase in straight or curly quotation marks. The closing mark may be missing, because the reader may still
 * be typing. Quotation marks around the value of an attribute (`is="div"`) do not match.
 */
const QUOTED = /(?<=^|\s)["“”„]([^"“”„]*)(["“”„]|$)/g

/** Quotation marks in longer queries are ignored. Those are pasted messages, and the reader did not type the marks. */
const MAX_WORDS = 8

/** The words of a text, joined by spaces; `top-level` and `history.undo` are two words each. */
const wordsIn = (text: string): string =>
  wordsOf(text)
    .join(' ')
    .replaceAll(/[.\-/]/g, ' ')

const cache = new WeakMap<SearchRecord, string>()

/** All words of a record, with a space before and after each: page, last heading, prose, names, and names in its code. */
function recordWords(record: SearchRecord): string {
  const known = cache.get(record)
  if (known !== undefined) return known
  const { page, headings, text, more, names, words } = record
  // A separator between the parts, so that no phrase matches across two of them.
  const all = [page, headings.at(-1) ?? '', text, ...names, ...`${words} ${more}`.split(' ')]
  const joined = all.map((part) => ` ${wordsIn(part)} `).join('|')
  cache.set(record, joined)
  return joined
}

/** Matches the prefixes that consoles, React and browsers add to an error message. */
const PREFIX =
  /^\s*(?:(?:uncaught(?: \(in promise\))?|unhandled runtime error|\[?\w*error:|warning:|invariant failed:)\s*)+(?=\S)/i

/** Parses quoted phrases: `"drag handle" ref` finds records that contain the phrase, and `ref` anywhere. */
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
