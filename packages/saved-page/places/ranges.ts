/** A member of a JSON object, or an item of a JSON array, with its position in the text. */
export interface Member {
  /** The key, or the index as text. */
  key: string
  /** Where the member starts: at its key, or at its value if it is an item. */
  start: number
  valueStart: number
  end: number
}

const STRING = /"[^"\\]*(?:\\[^][^"\\]*)*"/y
const TOKENS = /"[^"\\]*(?:\\[^][^"\\]*)*("?)|[{}[\]]/g
const SPACE = /[\s:,]*/y
const SCALAR = /[^\s,}\]]+/y

/** The end of the match of a sticky pattern at a position. */
function endAfter(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at
  return pattern.test(text) ? pattern.lastIndex : at
}

/** The end of the JSON value that starts at a position; -1 if a bracket or quote is not closed. */
export function valueEnd(text: string, start: number): number {
  const first = text[start]
  if (first === '"') return endAfter(STRING, text, start)
  if (first !== '{' && first !== '[') return endAfter(SCALAR, text, start)
  let depth = 0
  TOKENS.lastIndex = start
  for (let token = TOKENS.exec(text); token !== null; token = TOKENS.exec(text)) {
    if (token[0].startsWith('"')) {
      if (token[1] === '') return -1
      continue
    }
    depth += token[0] === '{' || token[0] === '[' ? 1 : -1
    if (depth === 0) return TOKENS.lastIndex
  }
  return -1
}

/** The members of the object or array that starts at a position of valid JSON. */
export function membersAt(text: string, start: number): Member[] {
  const members: Member[] = []
  const isObject = text[start] === '{'
  for (let at = endAfter(SPACE, text, start + 1); !/[}\]]/.test(text[at] ?? '}');) {
    const keyEnd = isObject ? endAfter(STRING, text, at) : at
    const valueStart = endAfter(SPACE, text, keyEnd)
    const end = valueEnd(text, valueStart)
    const key = isObject ? (JSON.parse(text.slice(at, keyEnd)) as string) : String(members.length)
    members.push({ key, start: at, valueStart, end })
    at = endAfter(SPACE, text, end)
  }
  return members
}

/** Finds values of one JSON text by their keys. Remembers the members of each object on the way. */
export function createLocator(text: string): (keys: readonly string[]) => number {
  const known = new Map<number, Map<string, number>>()
  const childrenAt = (start: number) => {
    // If a key occurs twice, the last one counts, as in `JSON.parse`.
    const children =
      known.get(start) ?? new Map(membersAt(text, start).map(({ key, valueStart }) => [key, valueStart]))
    known.set(start, children)
    return children
  }
  return (keys) => {
    let at = endAfter(/\s*/y, text, 0)
    for (const key of keys) at = childrenAt(at).get(key) ?? at
    return at
  }
}
