import type { MarkedText } from './hit'
import { isTelling } from './tokens'

/** Around how many characters of text an excerpt shows. */
const WINDOW = 170

const escaped = (term: string) => term.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

interface Place {
  index: number
  word: string
}

/** Whether a word, or a part of a name such as `canMoveIn`, begins at `index`. */
function begins(text: string, index: number): boolean {
  const [before = '', first = ''] = [text[index - 1], text[index]]
  if (!/[\p{L}\p{N}]/u.test(before)) return true
  return /\p{Ll}/u.test(before) && /\p{Lu}/u.test(first)
}

/** Where `terms` stand in `text`, the longest first where several do. */
function placesOf(text: string, terms: readonly string[]): Place[] {
  const known = [...new Set(terms)].filter((term) => term !== '').sort((a, b) => b.length - a.length)
  if (known.length === 0) return []
  const pattern = known.slice(0, 40).map((term) => escaped(term).replaceAll('\\.', '[.\\-/]'))
  const places = [...text.matchAll(new RegExp(pattern.join('|'), 'giu'))].map((match) => ({
    index: match.index,
    word: match[0],
  }))
  return places.filter(({ index }) => begins(text, index))
}

/** `text` with `terms` marked. */
export function markTerms(text: string, terms: readonly string[]): MarkedText {
  const pieces: string[] = []
  let end = 0
  for (const { index, word } of placesOf(text, terms)) {
    pieces.push(text.slice(end, index), word)
    end = index + word.length
  }
  pieces.push(text.slice(end))
  return pieces
}

/** Where in `text` most different terms stand close together. */
function bestPlace(text: string, terms: readonly string[]): number {
  const found = placesOf(text, terms.filter(isTelling)).slice(0, 200)
  let best = { at: 0, different: 0 }
  for (const { index } of found) {
    const near = found.filter((other) => other.index >= index && other.index < index + WINDOW - 40)
    const different = new Set(near.map(({ word }) => word.toLowerCase())).size
    if (different > best.different) best = { at: index, different }
  }
  return best.at
}

/** A piece of `text` around `terms`, cut between words, with an ellipsis where it goes on, and the terms marked. */
export function excerptOf(text: string, terms: readonly string[]): MarkedText {
  if (text.length <= WINDOW) return markTerms(text, terms)
  const place = bestPlace(text, terms)
  const from = place < 50 ? 0 : text.lastIndexOf(' ', place - 40) + 1
  const until = from + WINDOW >= text.length ? text.length : text.lastIndexOf(' ', from + WINDOW)
  const piece = text.slice(from, until > from ? until : from + WINDOW)
  return markTerms(`${from > 0 ? '… ' : ''}${piece}${until < text.length ? ' …' : ''}`, terms)
}

/** The text without its marks. */
export function plainOf(text: MarkedText): string {
  return text.join('')
}
