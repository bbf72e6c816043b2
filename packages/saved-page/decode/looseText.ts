import { jsonrepair } from 'jsonrepair'
import type { Finding } from '../inspect/finding'
import { report } from '../inspect/report'
import { parseJson } from '../json'
import { readPage } from '../readPage'

interface LooseText {
  value: unknown
  findings: Finding[]
}

/** Creates a finding about the text itself, which is repaired while it is read. */
export const textFinding = (code: 'not-json' | 'cut-off', message: string): Finding =>
  report(code, null, [], message)

const NO_NODE: LooseText = {
  value: undefined,
  findings: [textFinding('cut-off', 'The text ends before the first Node.')],
}

/** Line prefixes of Markdown quotes, diffs and numbered listings. */
const LINE_MARKS = [/^\s*> ?/, /^\+ ?/, /^\s*\d+[:.|]\s?/]

/** Removes line prefixes, doubled quotes (CSV) and one level of escaping. Adds the first brace if it is missing. */
function plainText(text: string): string {
  // Terminal colors and zero-width characters.
  let plain = text.replace(/\u001b\[[\d;]*m|[\u200b\u2060\ufeff\0]/g, '')
  const lines = plain.split('\n').filter((line) => line.trim() !== '')
  const mark = LINE_MARKS.find((each) => lines.length > 1 && lines.every((line) => each.test(line)))
  if (mark) plain = lines.map((line) => line.replace(mark, '')).join('\n')
  if (/^[\s,]*(["'`]?)[\w-]+\1\s*:\s*\{\s*["'`]?type\b/.test(plain))
    plain = `{${plain.replace(/^[\s,]+/, '')}`
  if (/^[^"]*(?:"\s*)?\{\s*""\w/.test(plain)) plain = plain.replaceAll('""', '"')
  if (/^[^"]*\\u0022/.test(plain)) plain = plain.replace(/\\u0022/g, '\\"').replace(/\\u003c/gi, '<')
  return /^[^"]*\\"/.test(plain) ? plain.replace(/\\(["\\/'])/g, '$1') : plain
}

/** Patterns for the start of a page, most likely first. */
const STARTS = [/\{\s*["'`]?(?:canvas-)?ROOT["'`]?\s*:/, /[{[]/]

/** Finds where the first bracket of a text is closed; 0 if it is not. `isInText`: the text ends inside quotes. */
function endOf(text: string): { end: number; isInText: boolean } {
  let depth = 0
  for (const { 0: token, 1: quote, index } of text.matchAll(/"[^"\\]*(?:\\[^][^"\\]*)*("?)|[{}[\]]/g)) {
    if (token.startsWith('"')) {
      if (quote === '') return { end: 0, isInText: true }
      continue
    }
    depth += token === '{' || token === '[' ? 1 : -1
    if (depth === 0) return { end: index + 1, isInText: false }
  }
  return { end: 0, isInText: false }
}

/** Repairs and parses JSON. Returns the value, and the part of the text that was read. */
function repairedJson(text: string): { json: string; value: unknown } | null {
  let json = text
  // jsonrepair fails where other text follows the JSON. Try again with the part before it.
  for (let times = 0; times < 2; times += 1)
    try {
      const value = parseJson(json) ?? parseJson(jsonrepair(json))
      return value === undefined ? null : { json, value }
    } catch (error) {
      json = text.slice(0, (error as { position?: number }).position ?? 0)
    }
  return null
}

/** Reads the JSON at the start of a text, and repairs it if necessary. */
function jsonAtStart(text: string): { json: string; value: unknown } | null {
  const { end, isInText } = endOf(text)
  if (end > 0) {
    const found = repairedJson(text.slice(0, end))
    if (found?.json.length === end) return found
  }
  if (isInText) {
    // A truncated escape sequence cannot be repaired, so it is removed.
    const found = repairedJson(`${text.replace(/\\(?:u[\da-f]{0,3})?$/i, '')}"`)
    if (found) return { value: found.value, json: text.slice(0, found.json.length) }
  }
  return repairedJson(text)
}

/** Describes how JSON was repaired. `isAtEnd` is false if other text follows it. */
function findingOf(value: object, json: string, isAtEnd: boolean): Finding {
  if (endOf(json).end > 0)
    return textFinding(
      'not-json',
      'The text is not valid JSON. It was repaired: compare it with what you saved.',
    )
  const last = `“${Object.keys(value).at(-1)}”`
  return isAtEnd
    ? textFinding('cut-off', `The text is cut off in ${last}.`)
    : textFinding('not-json', `The text is not valid JSON. Nothing after ${last} could be read.`)
}

/**
 * Reads a page from text that is not valid JSON: it may be surrounded by other text, escaped, cut off, or written in
 * JavaScript or Python. Returns `null` if there is none.
 */
export function readLooseText(text: string): LooseText | null {
  const plain = plainText(text)
  let fallback: LooseText | null = null
  for (const start of STARTS) {
    const at = plain.search(start)
    const found = at < 0 ? null : jsonAtStart(plain.slice(at))
    if (found === null || typeof found.value !== 'object' || found.value === null) continue
    const { value, json } = found
    const isAtEnd = at + json.length === plain.length
    if (Object.values(value).every((each) => each === null)) {
      // Either words in brackets, or a page that ends before its first Node.
      if (isAtEnd && endOf(json).end === 0) fallback ??= NO_NODE
      continue
    }
    const around = plain === text ? 'There is text around the JSON.' : 'The JSON is escaped or quoted.'
    const isJson = parseJson(json) !== undefined
    const finding = isJson ? textFinding('not-json', around) : findingOf(value, json, isAtEnd)
    if (readPage(value).page !== null) return { value, findings: [finding] }
    fallback ??= { value, findings: [finding] }
  }
  return fallback
}
