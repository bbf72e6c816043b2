import { termsOf, wordsOf } from '../../../model/search'

/** The ways in which one word of a query may be found: as written, or by the end of its name. */
export interface WantedTerm {
  /** Best first. */
  ways: readonly string[]
}

/** What to look for: every wanted term, and words that are one name when written together (`use node`). */
export function queryTerms(query: string): { wanted: WantedTerm[]; joined: string | null } {
  const wanted = termsOf(query).map((term) => {
    const parts = term.split('.').filter((part) => part !== '')
    return { ways: parts.map((_, from) => parts.slice(from).join('.')) }
  })
  const words = wordsOf(query)
  return { wanted, joined: words.length > 1 && words.length < 5 ? words.join('') : null }
}
