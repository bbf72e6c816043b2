import type { VFile } from 'vfile'
import { authorErrorAtPoint } from './authorErrors'

/** Longest body, in characters, because parsing time grows faster than length. */
const MAX_BODY_LENGTH = 500_000

const SIMPLIFY = 'Simplify it, or put it into a file of its own.'

/** What no page has, code included: rests of a merge, and texts that would take the parser minutes. */
const EXCLUDED: [pattern: RegExp, problem: string, hint: string][] = [
  [
    /^(?:<{7}|>{7}) /m,
    'there is an unresolved merge conflict.',
    'Keep one of the two versions, and remove the lines with <<<<<<<, ======= and >>>>>>>.',
  ],
  [/[\w.+-]{5000}/, 'a word is too long here.', SIMPLIFY],
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
  const problem = (what: string, hint: string, line?: number) =>
    authorErrorAtPoint(file, line === undefined ? null : { line, column: 1 }, what, hint)
  if (text.length > MAX_BODY_LENGTH) {
    throw problem(
      `this page has ${text.length} characters, and ${MAX_BODY_LENGTH} is the most.`,
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
    throw problem('this page has too many “:::”.', SIMPLIFY)
}
