import type { VFile } from 'vfile'
import { authorErrorAtPoint } from './authorErrors'

/** Maximum length of a body, in characters. Parsing time grows faster than length. */
const MAX_BODY_LENGTH = 500_000

const SIMPLIFY = 'Simplify it, or move it to its own file.'

/** Things no page may contain, even in code: merge conflict markers, and words that would take the parser minutes. */
const EXCLUDED: [pattern: RegExp, problem: string, hint: string][] = [
  [
    /^(?:<{7}|>{7}) /m,
    'this page has an unresolved merge conflict.',
    'Keep one of the two versions, and remove the lines with <<<<<<<, ======= and >>>>>>>.',
  ],
  [/[\w.+-]{5000}/, 'this line has a word of 5000 characters or more.', SIMPLIFY],
]

/** Maximum number of lines that begin with `:::` on a page. */
const MAX_DIRECTIVES = 400

/**
 * Sets the text of `file` to `source`, without a byte order mark and with `\n` as line endings.
 *
 * Throws for binary data, for text that is too long, and for text that matches `EXCLUDED`.
 */
export function checkSource(source: string, file: VFile): void {
  const text = source.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n')
  file.value = text
  const problem = (what: string, hint: string, line?: number) =>
    authorErrorAtPoint(file, line === undefined ? null : { line, column: 1 }, what, hint)
  if (text.length > MAX_BODY_LENGTH) {
    throw problem(
      `this page has ${text.length} characters, but the limit is ${MAX_BODY_LENGTH}.`,
      'Split it into several pages.',
    )
  }
  if (/[\0\uFFFD]/.test(text))
    throw problem('this file is not UTF-8 text.', 'Save it as UTF-8 (in most editors: “Save with encoding”).')
  for (const [pattern, what, hint] of EXCLUDED) {
    const at = text.search(pattern)
    if (at !== -1) throw problem(what, hint, text.slice(0, at).split('\n').length)
  }
  if ((text.match(/^[ \t>]*:::/gm)?.length ?? 0) > MAX_DIRECTIVES)
    throw problem(`this page has more than ${MAX_DIRECTIVES} lines that begin with “:::”.`, SIMPLIFY)
}
