import type { VFile } from 'vfile'
import type { AuthorError } from '../errors'
import { authorErrorAtPoint } from './authorErrors'

/** Longest body, in characters: parsing takes more time the longer a page is, and nobody reads this much. */
export const LONGEST_BODY = 500_000

/** What would take the parser minutes, by how a line of prose looks. */
const ABSURD: [RegExp, what: string][] = [
  [/^(?:>[ \t]?|[-*+][ \t]+|\d{1,9}[.)][ \t]+|[ \t]{2}){100}/, 'blocks are nested too deeply here.'],
  [/`{100}/, 'a row of backticks is too long here.'],
  [/[\w.+-]{5000}/, 'a word is too long here.'],
]

/** Most lines with `:::` on one page. */
const MOST_DIRECTIVES = 400

/**
 * Gives `file` the text that is compiled: without a byte order mark, lines ended by `\n`.
 *
 * Throws for what is not text, or too much of it.
 */
export function checkSource(source: string, file: VFile): void {
  const text = source.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n')
  file.value = text
  if (text.length > LONGEST_BODY) {
    throw authorErrorAtPoint(
      file,
      null,
      `this page has ${text.length} characters, and ${LONGEST_BODY} is the most.`,
      'Make several pages of it.',
    )
  }
  if (/[\0\uFFFD]/.test(text)) {
    throw authorErrorAtPoint(
      file,
      null,
      'this file is not UTF-8 text.',
      'Save it as UTF-8 (in most editors: “Save with encoding”).',
    )
  }
  checkLines(text, file)
}

/** Throws for lines of prose that no person writes and that a parser would hang on; code may hold anything. */
function checkLines(text: string, file: VFile): void {
  let fence: string | null = null
  let directives = 0
  for (const [index, line] of text.split('\n').entries()) {
    const [, marks = ''] = /^[\s>]{0,99}(`{3,}|~{3,}|:{3,})/.exec(line) ?? []
    if (fence !== null) {
      if (marks.startsWith(fence)) fence = null
      continue
    }
    if (marks.startsWith('`') || marks.startsWith('~')) fence = marks
    if (marks.startsWith(':')) directives += 1
    const absurd = ABSURD.find(([pattern]) => pattern.test(line))?.[1]
    if (absurd !== undefined) throw tooMuch(file, index, absurd)
    if (directives > MOST_DIRECTIVES) throw tooMuch(file, index, 'this page has too many “:::”.')
  }
}

/** The error for a line that is too much for the parser. */
function tooMuch(file: VFile, index: number, what: string): AuthorError {
  return authorErrorAtPoint(
    file,
    { line: index + 1, column: 1 },
    what,
    'Write it with less, or put it into a fence.',
  )
}
