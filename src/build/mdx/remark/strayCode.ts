import type { Root } from 'mdast'
import type { VFile } from 'vfile'
import { authorErrorAtPoint } from '../authorErrors'

/** A line that is an import or export of a module. */
const MODULE_LINE =
  /^(?:import\s(?:[\w$*{][^'"]*\sfrom\s+)?['"][^'"]+['"]|export\s+(?:const|let|function|default)\s.*[={(]);?/

/** A heading without a space after its marks. */
const HEADING = /^#{2,6}(?:\p{L}|[\u00A0\u3000])/u

/**
 * Throws for an import, an export or a heading that is part of a paragraph: without an empty line above, or a space after
 * its marks, MDX takes it for text.
 */
export function strayCode() {
  return (tree: Root, file: VFile): void => {
    const lines = String(file.value).split('\n')
    for (const { type, position } of tree.children) {
      if (type === 'heading' && position) assertNotUnderlined(position.start.line, lines, file)
      if (type !== 'paragraph' || !position) continue
      for (let { line } = position.start; line <= position.end.line; line++) {
        const text = lines[line - 1] ?? ''
        if (HEADING.test(text)) {
          throw authorErrorAtPoint(
            file,
            { line, column: 1 },
            'this heading has no space after its marks.',
            'Write `## Title`, with a normal space.',
          )
        }
        if (!MODULE_LINE.test(text)) continue
        throw authorErrorAtPoint(
          file,
          { line, column: 1 },
          'this line is code, but it is in a paragraph.',
          'Put an empty line above it and below it, or put it into backticks.',
        )
      }
    }
  }
}

/** Throws for a sentence that a line of dashes below it makes a heading, where a rule was meant. */
function assertNotUnderlined(line: number, lines: readonly string[], file: VFile): void {
  const [text = '', next = ''] = lines.slice(line - 1)
  const isUnderlined = /^\s*(?:-+|=+)\s*$/.test(next)
  if (text.trimStart().startsWith('#') || (isUnderlined && !/[.:!?]\s*$/.test(text))) return
  throw authorErrorAtPoint(
    file,
    { line, column: 1 },
    'the line of dashes below makes this text a heading.',
    'Put an empty line above the dashes, or write `## …` for a heading.',
  )
}
