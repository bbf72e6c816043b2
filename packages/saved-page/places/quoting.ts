/** How a kind of text literal escapes characters. */
export interface Quoting {
  escape: RegExp
  /** The text that an escape sequence represents. */
  plain: (sequence: string) => string
  /** Escapes text, in the style of the literal `source`. */
  quoted: (text: string, source: string) => string
}

const inJson = (text: string) => JSON.stringify(text).slice(1, -1)

/** The escapes that the literal uses without need: `\/` as PHP writes, and `\u00fc` as Python writes. */
function styled(text: string, source: string): string {
  const slashed = source.includes('\\/') ? text.replaceAll('/', '\\/') : text
  if (!/\\u00[89a-f]/i.test(source) || /[^\x00-\x7f]/.test(source)) return slashed
  return slashed.replace(
    /[^\x00-\x7f]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

const NAMED: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f', '0': '\0', Z: '\x1a' }

const backslashed = (sequence: string) =>
  sequence[1] === 'u' && sequence.length === 6
    ? String.fromCharCode(Number.parseInt(sequence.slice(2), 16))
    : sequence[0] === '\\'
      ? (NAMED[sequence[1] as string] ?? sequence.slice(1))
      : (sequence[0] as string)

/** A string in JSON or in code with double quotes. */
export const JSON_STRING: Quoting = {
  escape: /\\(?:u[\da-f]{4}|[^])/gi,
  plain: backslashed,
  quoted: (text, source) => styled(inJson(text), source),
}

/** A string in SQL of MySQL, or in code with single quotes. */
export const ESCAPED_SQL: Quoting = {
  escape: /''|\\(?:u[\da-f]{4}|[^])/gi,
  plain: backslashed,
  quoted: (text) => inJson(text).replaceAll("'", "\\'"),
}

/** A string in code in single quotes or backticks, or a column that `COPY` of PostgreSQL writes, which has no quotes. */
export const code = (quote: string): Quoting => ({
  escape: JSON_STRING.escape,
  plain: backslashed,
  quoted: (text) => {
    const escaped = inJson(text).replaceAll('\\"', '"')
    return quote === '' ? escaped : escaped.replaceAll(quote, `\\${quote}`).replaceAll('${', '\\${')
  },
})

const doubling = (quote: string): Quoting => ({
  escape: new RegExp(quote + quote, 'g'),
  plain: () => quote,
  quoted: (text) => text.replaceAll(quote, quote + quote),
})

/** A string in standard SQL, and a field in CSV. */
export const SQL: Quoting = doubling("'")
export const CSV: Quoting = doubling('"')

/** The text of the literal between two positions, and the position of each of its characters. */
export function unquoted(
  source: string,
  start: number,
  end: number,
  { escape, plain }: Quoting,
): { text: string; offsets: Uint32Array } {
  const offsets = new Uint32Array(end - start + 1)
  const parts: string[] = []
  let [at, length] = [start, 0]
  const copy = (to: number) => {
    parts.push(source.slice(at, to))
    for (; at < to; at += 1, length += 1) offsets[length] = at
  }
  escape.lastIndex = start
  for (let found = escape.exec(source); found !== null; found = escape.exec(source)) {
    if (found.index >= end) break
    copy(found.index)
    parts.push(plain(found[0]))
    offsets[length] = at
    length += 1
    at += found[0].length
  }
  copy(end)
  offsets[length] = end
  return { text: parts.join(''), offsets }
}
