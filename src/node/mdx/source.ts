import type { VFile } from 'vfile'
import { AuthorError } from '../fail'
import { nameOf } from './place'

/** Longest body, in characters: parsing takes more time the longer a page is, and nobody reads this much. */
export const LONGEST_BODY = 1_000_000

/** The text as it is compiled: without a byte order mark, lines ended by `\n`; throws for what is not text. */
export function checkSource(source: string, file: VFile): string {
  const text = source.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n')
  if (text.length > LONGEST_BODY) {
    throw new AuthorError(
      `${nameOf(file)}: this page has ${text.length} characters, and ${LONGEST_BODY} is the most.`,
      'Make several pages of it.',
    )
  }
  if (/[\0\uFFFD]/.test(text)) {
    throw new AuthorError(
      `${nameOf(file)}: this file is not UTF-8 text.`,
      'Save it as UTF-8 (in most editors: “Save with encoding”).',
    )
  }
  return text
}
