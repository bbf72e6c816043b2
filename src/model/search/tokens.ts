/** A word: letters and digits, possibly joined, as in `query.node`, `scope/package` and `data-attr`. */
const WORD = /[\p{L}\p{N}_$]+(?:[.\-/'’][\p{L}\p{N}_$]+)*/gu

const STOP_WORDS = new Set(
  'a an and any are as at be been but by can do does for from get has have how i if in into is it its make me my no not of on or should so some still that the their them then there these this to using want was were what when where which while who why will with you your'.split(
    ' ',
  ),
)

/** Splits camel case: `canMoveIn` becomes `can`, `Move`, `In`. */
function splitCamelCase(word: string): string[] {
  return word.match(/\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\p{N}+|[^\p{Lu}\p{Ll}\p{N}_$]+/gu) ?? []
}

const stem = (word: string) => word.toLowerCase().replaceAll('’', "'").replace(/'s?$/, '')

/** The words of a text as written. Names with dots stay whole. */
export const writtenWords = (text: string): string[] => text.match(WORD) ?? []

/** The words of a text in lower case. Names with dots stay whole. */
export function wordsOf(text: string): string[] {
  return writtenWords(text).map(stem)
}

/** Whether a word is not a stop word. */
export function isSignificant(word: string): boolean {
  return !STOP_WORDS.has(word)
}

function tokensOfWord(word: string): string[] {
  const parts = word.split(/[.\-/]/)
  const tokens = parts.slice(0, -1).map((_, from) => stem(parts.slice(from).join('.')))
  for (const part of parts) {
    tokens.push(stem(part))
    const inner = splitCamelCase(part.replace(/['’].*$/, ''))
    if (inner.length > 1)
      tokens.push(...inner.map((part) => part.toLowerCase()).filter((part) => part.length > 2))
  }
  return tokens.filter(isSignificant)
}

/** Tokens by word: texts repeat the same few thousand words. */
const cache = new Map<string, readonly string[]>()

/**
 * The index tokens of a text: its words, and the parts of names. `actions.history.undo` also yields `history.undo`,
 * `undo` and `history`; `canMoveIn` also yields `move`.
 */
export function tokensOf(text: string): string[] {
  return writtenWords(text).flatMap((word) => {
    const known = cache.get(word)
    if (known) return known
    const tokens = tokensOfWord(word)
    cache.set(word, tokens)
    return tokens
  })
}

/** The search terms of a query: its words without stop words, or all words if it has only stop words. */
export function termsOf(query: string): string[] {
  const words = [...new Set(wordsOf(query).map((word) => word.replace(/[-/]/g, '.')))]
  const significant = words.filter(isSignificant)
  return significant.length > 0 ? significant : words
}

/**
 * The name that a heading or query consists of: `usenode` for `useNode()`, `element` for `<Element is="div" />`;
 * `null` for anything else.
 */
export function bareName(text: string): string | null {
  const [, tag] = /^\s*<\/?([\p{L}][\p{L}\p{N}_.]*)(?:\s[^<>]*)?\/?>?\s*$/u.exec(text) ?? []
  const [, name = tag] = /^\s*([\p{L}_$@][\p{L}\p{N}_$.@/-]*)\s*(?:\(.*\))?\s*$/u.exec(text) ?? []
  return name?.toLowerCase() ?? null
}
