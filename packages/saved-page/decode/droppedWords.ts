import type { Finding } from '../inspect/finding'
import { report } from '../inspect/report'
import { type Fields, jsonText } from '../json'

/** Limits of the list: its number of words, and the characters of each. */
const MAX_WORDS = 500
const MAX_LENGTH = 80

/** Literals of JSON, JavaScript and Python. */
const VALUES = /^(?:true|false|null|none|undefined)$/i

/** The words in a text, escaped or not. */
function wordsIn(text: string): Set<string> {
  const plain = text.replace(/\\+(?:u([\da-f]{4})|[bfnrt])?/gi, (_, code?: string) =>
    code === undefined ? ' ' : String.fromCharCode(Number.parseInt(code, 16)),
  )
  return new Set(plain.match(/[\p{L}\p{M}\p{N}\p{So}_]+/gu))
}

/** Reports the words of a text that are not in the page that was read from it, if there are any. */
export function droppedWords(text: string, page: Fields): Finding[] {
  // Node by Node, so that one that is nested too deeply does not hide the words of others.
  const read = wordsIn(
    Object.entries(page)
      .map((entry) => jsonText(entry))
      .join(),
  )
  const words = [...wordsIn(text)].filter((word) => !read.has(word) && !VALUES.test(word))
  if (words.length === 0) return []
  const listed = words.slice(0, MAX_WORDS).map((word) => `“${word.slice(0, MAX_LENGTH)}”`)
  const others = words.length > MAX_WORDS ? ` and ${words.length - MAX_WORDS} more` : ''
  return [
    report('unread', null, [], `The text has words that are not in the page: ${listed.join(', ')}${others}.`),
  ]
}
