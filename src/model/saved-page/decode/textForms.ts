/*
 * Forms in which JSON text stands inside other text. Each function takes one of them off and returns any other text as it
 * is.
 */

const ENTITIES: Readonly<Record<string, string>> = {
  quot: '"',
  apos: "'",
  lt: '<',
  gt: '>',
  amp: '&',
  nbsp: ' ',
}

/** Text of JSON as it stands in an attribute of HTML: `{&quot;ROOT&quot;: …`. */
function withoutEntities(text: string): string {
  if (!/^[^"]*&(?:amp;)*(?:quot|#0*34|#x0*22);/i.test(text)) return text
  return text.replace(
    /&(?:#x([\da-f]+)|#(\d+)|(quot|apos|lt|gt|amp|nbsp));/gi,
    (whole, hex, decimal, name) => {
      if (name) return ENTITIES[(name as string).toLowerCase()] as string
      const code = hex ? Number.parseInt(hex as string, 16) : Number(decimal)
      return code <= 0x10ffff ? String.fromCodePoint(code) : whole
    },
  )
}

/** One level of escaping, as inside another text: `{\"ROOT\": …`, or `{\u0022ROOT\u0022: …` from PHP and Django. */
function withoutEscapes(text: string): string {
  if (/^[^"]*\\"/.test(text)) return text.replace(/\\(["\\/'])/g, '$1')
  return /^[^"]*\\u0022/.test(text)
    ? text.replace(/\\u(00[0-7][\da-f])/gi, (_, code: string) =>
        String.fromCharCode(Number.parseInt(code, 16)),
      )
    : text
}

/** Quotes that are doubled, as in CSV: `{""ROOT"": …`. */
const withoutDoubling = (text: string) =>
  /^[^"]*"?\s*\{\s*""[^"]/.test(text) ? text.replaceAll('""', '"') : text

/** What is put before each line: the mark of a quotation in Markdown, of a diff, or the number of the line. */
const LINE_MARKS = [/^\s*> ?/, /^\+ ?/, /^\s*\d+(?:[:.|]\s?|\t| )/]

function withoutLineMarks(text: string): string {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const mark = LINE_MARKS.find((each) => lines.length > 1 && lines.every((line) => each.test(line)))
  return mark === undefined ? text : lines.map((line) => line.replace(mark, '')).join('\n')
}

/** Texts that are joined with plus signs, as in a long literal of JavaScript. */
const withoutPluses = (text: string) => text.replace(/(["'`])\s*\+\s*\n\s*\1/g, '')

/** How many times forms may be nested in each other. */
const MAX_TIMES = 6

/** JSON text without the escapes, entities, doubled quotes and marks that other text put around its characters. */
export function plainText(text: string): string {
  // Colors of a terminal, and characters that nobody sees.
  let plain = text.replace(/\u001b\[[\d;]*m|[\u200b\u2060\ufeff\0]/g, '')
  for (let times = 0; times < MAX_TIMES; times += 1) {
    const before = plain
    for (const without of [withoutLineMarks, withoutPluses, withoutEntities, withoutEscapes, withoutDoubling])
      plain = without(plain)
    if (plain === before) break
  }
  return plain
}

/** The end of what begins with a bracket at `start`; the end of the text if it is not closed. */
export function endOf(text: string, start: number): number {
  let depth = 0
  let quote = ''
  for (let at = start; at < text.length; at += 1) {
    const character = text[at] as string
    if (quote !== '') {
      if (character === '\\') at += 1
      else if (character === quote) quote = ''
    } else if (character === '"' || character === "'" || character === '`') quote = character
    else if (character === '{' || character === '[' || character === '(') depth += 1
    else if (character === '}' || character === ']' || character === ')') {
      depth -= 1
      if (depth === 0) return at + 1
      if (depth < 0) return at
    } else if (character === ',' && depth === 0) return at
  }
  return text.length
}

const PAGE = /\{\s*["'`]?(?:canvas-)?ROOT["'`]?\s*:/
/** Nodes without the braces around them. */
const NODES = /^[\s,]*(["'`]?)[\w-]+\1\s*:\s*\{\s*["'`]?type\b/
const FENCE = /^\s*(`{3,}|~{3,}).*\n([^]*?)^\s*\1/gm
const MENTION = /resolvedName|ROOT|props/

/** How many brackets are looked into. */
const MAX_BRACKETS = 50

/** What stands in brackets, each from the first one to the one that closes it. */
function bracketed(text: string): string[] {
  const found: string[] = []
  const opening = /[{[]/g
  for (let times = 0; times < MAX_BRACKETS; times += 1) {
    const start = opening.exec(text)?.index
    if (start === undefined) break
    opening.lastIndex = Math.max(start + 1, endOf(text, start))
    found.push(text.slice(start, opening.lastIndex))
  }
  return found
}

/** The parts of a text that may be a page, the most likely first: an issue or a message can contain other code. */
export function excerpts(text: string): string[] {
  const found: string[] = []
  if (NODES.test(text)) found.push(`{${text.replace(/^[\s,]+/, '')}`)
  const root = text.search(PAGE)
  if (root >= 0) found.push(text.slice(root, endOf(text, root)))
  for (const [, , code = ''] of text.matchAll(FENCE)) if (MENTION.test(code)) found.push(code)
  found.push(...bracketed(text).filter((each) => MENTION.test(each)))
  const start = text.search(/[{[]/)
  const end = Math.max(text.lastIndexOf('}'), text.lastIndexOf(']'))
  if (start >= 0) found.push(text.slice(start, end > start ? end + 1 : undefined))
  return [...new Set(found)]
}
