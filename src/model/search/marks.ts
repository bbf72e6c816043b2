import type { MarkedText } from './hit'
import { isSignificant } from './tokens'

/** Approximate length of an excerpt, in characters. */
const EXCERPT_LENGTH = 170

/** Longer terms are not words, and a pattern that contains them could be too large. */
const LONGEST_TERM = 200

const escaped = (term: string) => term.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

interface Match {
  index: number
  word: string
}

/** Whether a word, or a part of a name such as `canMoveIn`, begins at `index`. */
function begins(text: string, index: number): boolean {
  const [before = '', first = ''] = [text[index - 1], text[index]]
  if (!/[\p{L}\p{N}]/u.test(before)) return true
  return /\p{Ll}/u.test(before) && /\p{Lu}/u.test(first)
}

/** The matches of `terms` in `text`. Where several terms match, the longest one counts. */
function matchesOf(text: string, terms: readonly string[]): Match[] {
  const known = [...new Set(terms)]
    .filter((term) => term !== '' && term.length <= LONGEST_TERM)
    .sort((a, b) => b.length - a.length)
  if (known.length === 0) return []
  const pattern = known.slice(0, 40).map((term) => escaped(term).replaceAll('\\.', '[.\\-/]'))
  const matches = [...text.matchAll(new RegExp(pattern.join('|'), 'giu'))].map((match) => ({
    index: match.index,
    word: match[0],
  }))
  return matches.filter(({ index }) => begins(text, index))
}

export function markTerms(text: string, terms: readonly string[]): MarkedText {
  const pieces: string[] = []
  let end = 0
  for (const { index, word } of matchesOf(text, terms)) {
    pieces.push(text.slice(end, index), word)
    end = index + word.length
  }
  pieces.push(text.slice(end))
  return pieces
}

/** The index in `text` at which an excerpt would contain the most different terms. */
function bestIndex(text: string, terms: readonly string[]): number {
  const found = matchesOf(text, terms.filter(isSignificant)).slice(0, 200)
  let best = { at: 0, different: 0 }
  for (const { index } of found) {
    const near = found.filter((other) => other.index >= index && other.index < index + EXCERPT_LENGTH - 40)
    const different = new Set(near.map(({ word }) => word.toLowerCase())).size
    if (different > best.different) best = { at: index, different }
  }
  return best.at
}

/** A piece of `text` around `terms`, cut between words, with ellipses and marked terms. */
export function excerptOf(text: string, terms: readonly string[]): MarkedText {
  if (text.length <= EXCERPT_LENGTH) return markTerms(text, terms)
  const place = bestIndex(text, terms)
  const from = place < 50 ? 0 : text.lastIndexOf(' ', place - 40) + 1
  const until =
    from + EXCERPT_LENGTH >= text.length ? text.length : text.lastIndexOf(' ', from + EXCERPT_LENGTH)
  const piece = text.slice(from, until > from ? until : from + EXCERPT_LENGTH)
  return markTerms(`${from > 0 ? '… ' : ''}${piece}${until < text.length ? ' …' : ''}`, terms)
}
