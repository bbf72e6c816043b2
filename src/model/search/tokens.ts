/** A word as developers write it: letters and digits, or names joined by dots, `@scope/package`, `data-attr`. */
const WORD = /[\p{L}\p{N}_$]+(?:[.\-/'’][\p{L}\p{N}_$]+)*/gu

/** Words that are in every text and decide nothing. */
const STOP = new Set(
  'a an and are as at be been but by can do does for from has have how i if in into is it its my no not of on or so that the their them then there these this to was were what when where which while who why will with you your'.split(
    ' ',
  ),
)

/** `canMoveIn` as `can`, `Move`, `In`; `NodeHelpers` as `Node`, `Helpers`; one part when there is one. */
function humps(word: string): string[] {
  return word.match(/\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\p{N}+|[^\p{Lu}\p{Ll}\p{N}_$]+/gu) ?? []
}

const stem = (word: string) => word.toLowerCase().replaceAll('’', "'").replace(/'s?$/, '')

/** The words of a query or a text in lower case, as written: names with dots stay whole. */
export function wordsOf(text: string): string[] {
  return (text.match(WORD) ?? []).map(stem)
}

/** Whether a word says something by itself. */
export function isTelling(word: string): boolean {
  return !STOP.has(word)
}

/** What one word can be found by, and so what its parts can. */
function tokensOfWord(word: string): string[] {
  const parts = word.split(/[.\-/]/)
  const tokens = parts.slice(0, -1).map((_, from) => stem(parts.slice(from).join('.')))
  for (const part of parts) {
    tokens.push(stem(part))
    const inner = humps(part.replace(/['’].*$/, ''))
    if (inner.length > 1)
      tokens.push(...inner.map((hump) => hump.toLowerCase()).filter((hump) => hump.length > 2))
  }
  return tokens.filter(isTelling)
}

/** The tokens of the words met so far: texts say the same few thousand words again and again. */
const met = new Map<string, readonly string[]>()

/**
 * Everything that a text can be found by: its words, and the parts of its names. `actions.history.undo` is found by
 * itself, by `history.undo`, `undo`, `history`; `canMoveIn` by itself, and by `move`.
 */
export function tokensOf(text: string): string[] {
  return (text.match(WORD) ?? []).flatMap((word) => {
    const known = met.get(word)
    if (known) return known
    const tokens = tokensOfWord(word)
    met.set(word, tokens)
    return tokens
  })
}

/** What a query asks for: its words, or all of them when none says anything. */
export function termsOf(query: string): string[] {
  const words = [...new Set(wordsOf(query).map((word) => word.replace(/[-/]/g, '.')))]
  const telling = words.filter(isTelling)
  return telling.length > 0 ? telling : words
}

/**
 * A heading or query that is a name, bare: `useNode()` and `<Element is="div" />` as `usenode` and `element`; otherwise
 * `null`.
 */
export function bareName(text: string): string | null {
  const [, tag] = /^\s*<\/?([\p{L}][\p{L}\p{N}_.]*)(?:\s[^<>]*)?\/?>?\s*$/u.exec(text) ?? []
  const [, name = tag] = /^\s*([\p{L}_$@][\p{L}\p{N}_$.@/-]*)\s*(?:\(.*\))?\s*$/u.exec(text) ?? []
  return name?.toLowerCase() ?? null
}
