import type { VFile } from 'vfile'
import { authorErrorAtPoint } from './authorErrors'

/** What a merge leaves behind, which no page has, code included. */
const CONFLICT = /^(?:<{7}|>{7}) /m

/**
 * Sets the normalized text of `file`: without a byte order mark, with `\n` as line endings.
 *
 * Throws for binary data, and for an unresolved merge conflict.
 */
export function checkSource(source: string, file: VFile): void {
  const text = source.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n')
  file.value = text
  if (/[\0\uFFFD]/.test(text)) {
    const hint = 'Save it as UTF-8 (in most editors: “Save with encoding”).'
    throw authorErrorAtPoint(file, null, 'this file is not UTF-8 text.', hint)
  }
  const at = text.search(CONFLICT)
  if (at === -1) return
  const point = { line: text.slice(0, at).split('\n').length, column: 1 }
  const hint = 'Keep one of the two versions, and remove the lines with <<<<<<<, ======= and >>>>>>>.'
  throw authorErrorAtPoint(file, point, 'there is an unresolved merge conflict.', hint)
}
