import { code, CSV, ESCAPED_SQL, JSON_STRING, type Quoting, SQL } from './quoting'
import { valueEnd } from './ranges'
import { contentOf, decodedFrom, partOf, type Source } from './source'

/** The start of JSON in other text, with the quote before it, or a run of base64. */
const CANDIDATES = /(['"`]?)([{[])(?=(?:\s|\\[nrt])*(\\+"|""(?=[\w-])|["{[]))|[A-Za-z\d+/_=-]{60,}/g

/** The end of a literal after its opening quote; -1 if it is not closed. `quotes`: the characters that close it. */
function literalEnd(text: string, start: number, quotes: string, quoting: Quoting): number {
  const isDoubled = quoting === CSV || quoting === SQL
  for (let at = start; at < text.length; at += 1) {
    const isQuote = quotes.includes(text[at] as string)
    if (isDoubled ? isQuote && text[at + 1] === text[at] : text[at] === '\\') at += 1
    else if (isQuote) return at
  }
  return -1
}

/** How the literal around JSON may escape characters, likely ways first; `null` if it does not escape any. */
function quotingsOf(quote: string, token: string, before: string | undefined): (Quoting | null)[] {
  if (token.startsWith('\\')) return quote === '' ? [] : [quote === "'" ? ESCAPED_SQL : JSON_STRING]
  if (token === '""') return quote === '' ? [] : [CSV]
  if (quote === "'") return [SQL, code(quote)]
  return quote === '`' || before === '\t' ? [null, code(quote)] : [null]
}

/** The part of a text that may contain pages, and where it starts and ends. */
export interface Candidate {
  source: Source
  start: number
  end: number
  /** Whether it is plain JSON, without quotes or encoding. */
  isPlain: boolean
  /** Whether its quotes are escaped, so that its end is certain, and no other string is joined to it. */
  isEscaped: boolean
}

/** Finds the JSON and base64 in other text: in SQL, CSV, code, or messages. `next` skips what was read. */
export function* literalsIn(parent: Source): Generator<Candidate, void, number | undefined> {
  const { text } = parent
  let at = 0
  for (const { 0: match, 1: quote = '', 2: bracket, 3: token = '', index } of text.matchAll(CANDIDATES)) {
    if (index < at) continue
    const start = index + quote.length
    for (const quoting of bracket === undefined ? [null] : quotingsOf(quote, token, text[start - 1])) {
      const end =
        bracket === undefined
          ? index + match.length
          : quoting === null
            ? valueEnd(text, start)
            : literalEnd(text, start, quote || '\t\r\n', quoting)
      if (end < 0) continue
      const source = quoting === null ? partOf(parent, start, end) : contentOf(parent, start, end, quoting)
      // PHP writes the length of a text before it.
      if (/s:\d+:["']$/.test(text.slice(Math.max(0, start - 20), start))) source.lift = null
      const isPlain = quoting === null && bracket !== undefined
      const skipTo = yield {
        source,
        start,
        end,
        isPlain,
        isEscaped:
          quoting === CSV || (token.length > 1 && !/^\s*[+\\"']/.test(text.slice(end + 1, end + 99))),
      }
      if (skipTo === undefined) continue
      at = skipTo
      break
    }
  }
}

const JOINTS = /(["'])[^\S\n]*(?:[+\\][^\S\n]*)?\n\s*(?:\+\s*)?\1/g

/** A text without the joints between string literals, as in code; `null` if it has none. */
export function joined(parent: Source): Source | null {
  const text = parent.text.replace(JOINTS, '')
  return text === parent.text ? null : decodedFrom(parent, [[], text, null])
}
