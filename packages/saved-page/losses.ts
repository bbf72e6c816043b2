import { type Fields, jsonText } from './json'

const wordsIn = (page: Fields) =>
  Object.entries(page).flatMap((entry) => jsonText(entry).match(/[\p{L}\p{M}\p{N}_]+/gu) ?? [])

/** Whether a repair drops more words of a page than it keeps. */
export function losesMost(before: Fields, after: Fields): boolean {
  if (before === after) return false
  const kept = new Map<string, number>()
  for (const word of wordsIn(after)) kept.set(word, (kept.get(word) ?? 0) + 1)
  const words = wordsIn(before)
  let found = 0
  for (const word of words) {
    const left = kept.get(word) ?? 0
    if (left === 0) continue
    kept.set(word, left - 1)
    found += 1
  }
  return found < words.length - found
}
