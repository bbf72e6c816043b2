import { jsonrepair } from 'jsonrepair'
import type { Finding } from '../inspect/finding'
import { report } from '../inspect/report'
import { parseJson } from '../json'
import { readPage } from '../readPage'

interface LooseText {
  value: unknown
  findings: Finding[]
}

/** A finding about the text itself, which is fixed while it is read. */
export const textFinding = (code: 'not-json' | 'cut-off', message: string): Finding =>
  report(code, null, [], message)

const NO_NODE: LooseText = {
  value: undefined,
  findings: [textFinding('cut-off', 'The text ends before the first Node.')],
}

/** What precedes each line of a Markdown quote, a diff or a numbered listing. */
const LINE_MARKS = [/^\s*> ?/, /^\+ ?/, /^\s*\d+[:.|]\s?/]

/** The text without line marks, doubled quotes (CSV) and one level of escaping, and with the braces around its Nodes. */
function plainText(text: string): string {
  // Colors of a terminal, and characters without a width.
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

/** Where a page may begin, the most likely place first. */
const STARTS = [/\{\s*["'`]?(?:canvas-)?ROOT["'`]?\s*:/, /[{[]/]

/** Where the bracket closes that a text starts with, or 0; then, whether the text ends within quotes. */
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

/** The JSON that a text is once it is fixed, and the part of the text that was read. */
function fixedJson(text: string): { json: string; value: unknown } | null {
  let json = text
  // Where jsonrepair fails, other text begins.
  for (let times = 0; times < 2; times += 1)
    try {
      const value = parseJson(json) ?? parseJson(jsonrepair(json))
      return value === undefined ? null : { json, value }
    } catch (error) {
      json = text.slice(0, (error as { position?: number }).position ?? 0)
    }
  return null
}

/** The JSON at the beginning of a text, fixed. */
function jsonAtStart(text: string): { json: string; value: unknown } | null {
  const { end, isInText } = endOf(text)
  if (end > 0) {
    const found = fixedJson(text.slice(0, end))
    if (found?.json.length === end) return found
  }
  if (isInText) {
    // Half an escape cannot be closed.
    const found = fixedJson(`${text.replace(/\\(?:u[\da-f]{0,3})?$/i, '')}"`)
    if (found) return { value: found.value, json: text.slice(0, found.json.length) }
  }
  return fixedJson(text)
}

/** What readers must know about JSON that was fixed. `isAtEnd` is false when other text follows. */
function findingOf(value: object, json: string, isAtEnd: boolean): Finding {
  if (endOf(json).end > 0)
    return textFinding('not-json', 'The text is not JSON. It was fixed: compare it with what you saved.')
  const last = `“${Object.keys(value).at(-1)}”`
  return isAtEnd
    ? textFinding('cut-off', `The text ends in the middle, in ${last}.`)
    : textFinding('not-json', `The text is not JSON, and nothing after ${last} could be read.`)
}

/**
 * Reads a page from text that is not JSON: text with something around it, escaped, cut off, or an object of JavaScript or
 * Python. Returns `null` when there is none.
 */
export function readLooseText(text: string): LooseText | null {
  const plain = plainText(text)
  let second: LooseText | null = null
  for (const start of STARTS) {
    const at = plain.search(start)
    const found = at < 0 ? null : jsonAtStart(plain.slice(at))
    if (found === null || typeof found.value !== 'object' || found.value === null) continue
    const { value, json } = found
    const isAtEnd = at + json.length === plain.length
    if (Object.values(value).every((each) => each === null)) {
      // Words in brackets, or the beginning of a page.
      if (isAtEnd && endOf(json).end === 0) second ??= NO_NODE
      continue
    }
    const around = plain === text ? 'There is text around the JSON.' : 'The JSON is escaped or quoted.'
    const isJson = parseJson(json) !== undefined
    const finding = isJson ? textFinding('not-json', around) : findingOf(value, json, isAtEnd)
    if (readPage(value).page !== null) return { value, findings: [finding] }
    second ??= { value, findings: [finding] }
  }
  return second
}
