import type { VFile } from 'vfile'
import { VFileMessage } from 'vfile-message'
import { AuthorError } from '../errors'
import { authorErrorAtPoint, lineAt, lineOffsetOf, pathOf, type Point } from './authorErrors'

/**
 * Patterns of parser messages, with the problem and hint that we report instead. `$1` is the first capture, and `$tag` the
 * tag in the file: the message of the parser names the last tag that was closed.
 */
const MESSAGES: [RegExp, what: string, hint: string][] = [
  [
    /^Unexpected character `!`.* before name/,
    'HTML comments are not part of MDX.',
    'Write {/* comment */} instead.',
  ],
  [
    /^Unexpected character `\/`.* before local name/,
    'MDX does not support links in angle brackets.',
    'Write the bare address, or `[text](https://…)`.',
  ],
  [
    /^Unexpected character .*before name|^Unexpected (?:end of file|lazy line).*before name/,
    'this “<” starts a tag, but no name follows.',
    'To show a “<”, write \\<, or put the code in backticks.',
  ],
  [
    /^Unexpected closing tag `(.*)`, expected corresponding closing tag for `(.*)` \((.*)\)/,
    '$1 closes $2 (opened at $3), which needs its own closing tag.',
    'Close the inner tag first, or put the closing tag on its own line, like the opening tag.',
  ],
  [
    /^Unexpected closing slash `\/` in tag, expected an open tag first/,
    'this closing tag closes nothing.',
    'Remove it, or add the opening tag. Put each tag on its own line, or both on one line.',
  ],
  [
    /^Expected a closing tag for `(.*)` \(([\d:]+)(?:-[\d:]+)?\)(?: before the end of `(.*)`)?/,
    '$tag is never closed.',
    'Close it. Put each tag on its own line, or both on one line. A tag without content ends with `/>`.',
  ],
  [
    /^Expected the closing tag `(.*)` either after the end of `(.*)` \(([\d:]+)\) or another opening tag after the start of `(.*)` \(([\d:]+)\)/,
    '$1 is in a different block ($2) from its opening tag.',
    'Put each tag on its own line with empty lines around it, or both on one line.',
  ],
  [
    /^Unexpected end of file in expression|^Unexpected lazy line in expression/,
    'this “{” is never closed.',
    'To show a “{”, write \\{, or put the code in backticks.',
  ],
  [
    /^Could not parse (?:expression|import\/exports) with acorn/,
    'this is not valid JavaScript.',
    'In MDX, braces contain code. To show a “{”, write \\{, or put the code in backticks. Write a heading’s id as `[#id]`.',
  ],
  [
    /^Unexpected (?:character|end of file|lazy line).* (?:in|before|after) .*(?:attribute|name|tag|value|string)/,
    'this tag is malformed.',
    'Write a tag like `<Name prop="value" other={3}>`. To show a “<”, write \\<.',
  ],
]

/** Converts an error of the parsers to an `AuthorError`; returns other errors unchanged. */
export function formatParserError(error: unknown, file: VFile): unknown {
  if (error instanceof AuthorError) return error
  if (error instanceof RangeError && /call stack/i.test(error.message)) {
    return new AuthorError(`${pathOf(file)}: blocks are nested too deeply.`, 'Flatten lists, quotes or tags.')
  }
  if (error instanceof Error && error.name === 'Assertion') {
    // Development builds of remark assert this. Production builds report the missing closing tag instead.
    return new AuthorError(
      `${pathOf(file)}: a tag and the block around it overlap.`,
      'Close each tag on the line that opens it, or put each tag on its own line with empty lines around it.',
    )
  }
  if (!(error instanceof VFileMessage)) return error
  const point =
    error.line === null || error.column === null ? null : { line: error.line, column: error.column }
  for (const [pattern, what, hint] of MESSAGES) {
    const match = pattern.exec(error.reason)
    if (match === null) continue
    const at = openedAt(error.reason, point, file) ?? point
    const [tag = ''] = /^<[\w.:-]*/.exec(lineAt(file, at).slice((at?.column ?? 1) - 1)) ?? []
    const filled = what
      .replace('$tag', `${tag}>`)
      .replaceAll(/\$(\d)/g, (_, index: string) => inFile(match[Number(index)] ?? '', file))
    return authorErrorAtPoint(file, at, filled, hint)
  }
  return authorErrorAtPoint(
    file,
    point,
    error.reason,
    'To show a “<” or “{”, write \\< or \\{, or use backticks.',
  )
}

/** The position of the unclosed tag or brace; parsers report the position where they gave up. */
function openedAt(reason: string, point: Point | null, file: VFile): Point | null {
  const [, line, column] = /^Expected a closing tag for .*? \((\d+):(\d+)/.exec(reason) ?? []
  if (line !== undefined) return { line: Number(line), column: Number(column) }
  if (point === null || !/ in expression, expected a corresponding closing brace/.test(reason)) return null
  const lines = String(file.value).split('\n', point.line)
  let closed = 0
  for (let at = lines.length - 1; at >= 0; at--) {
    const text = lines[at] ?? ''
    for (let index = text.length - 1; index >= 0; index--) {
      if (text[index] === '}') closed += 1
      else if (text[index] === '{' && closed-- === 0) return { line: at + 1, column: index + 1 }
    }
  }
  return null
}

/** Converts a position such as `3:1-3:8` to one in the file; returns other text unchanged. */
function inFile(text: string, file: VFile): string {
  const [, line, column] = /^(\d+):(\d+)/.exec(text) ?? []
  return line === undefined ? text : `line ${Number(line) + lineOffsetOf(file)}, column ${column}`
}
