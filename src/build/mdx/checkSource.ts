import type { VFile } from 'vfile'
import type { AuthorError } from '../errors'
import { authorErrorAtPoint } from './authorErrors'

/** Longest body, in characters, because parsing time grows faster than length. */
const MAX_BODY_LENGTH = 500_000

/** Lines that would take the parser minutes. */
const EXCESSIVE: [RegExp, what: string][] = [
  [/^(?:>[ \t]?|[-*+][ \t]+|\d{1,9}[.)][ \t]+|[ \t]{2}){100}/, 'blocks are nested too deeply here.'],
  [/`{100}/, 'a row of backticks is too long here.'],
  [/[\w.+-]{5000}/, 'a word is too long here.'],
]

/** Maximum number of lines with `:::` on a page. */
const MAX_DIRECTIVES = 400

/**
 * Sets the normalized text of `file`: without a byte order mark, with `\n` as line endings.
 *
 * Throws for binary data and for text that is too long.
 */
export function checkSource(source: string, file: VFile): void {
  const text = source.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n')
  file.value = text
  if (text.length > MAX_BODY_LENGTH) {
    throw authorErrorAtPoint(
      file,
      null,
      `this page has ${text.length} characters, and ${MAX_BODY_LENGTH} is the most.`,
      'Split it into several pages.',
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

/** Throws for lines of prose that a parser would hang on; code may contain anything. */
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
    if (/^(?:<{7}|>{7}) /.test(line)) {
      throw authorErrorAtPoint(
        file,
        { line: index + 1, column: 1 },
        'there is an unresolved merge conflict.',
        'Keep one of the two versions, and remove the lines with <<<<<<<, ======= and >>>>>>>.',
      )
    }
    const excess = EXCESSIVE.find(([pattern]) => pattern.test(line))?.[1]
    if (excess !== undefined) throw tooMuch(file, index, excess)
    if (directives > MAX_DIRECTIVES) throw tooMuch(file, index, 'this page has too many “:::”.')
  }
}

function tooMuch(file: VFile, index: number, what: string): AuthorError {
  return authorErrorAtPoint(
    file,
    { line: index + 1, column: 1 },
    what,
    'Simplify it, or put it into a fence.',
  )
}
