import type { Root } from 'mdast'
import type { VFile } from 'vfile'
import { authorErrorAtPoint } from '../authorErrors'

/** A line that is an import or export of a module. */
const MODULE_LINE =
  /^(?:import\s(?:[\w$*{][^'"]*\sfrom\s+)?['"][^'"]+['"]|export\s+(?:const|let|function|default)\s.*[={(]);?/

/** Throws for an import or export in a paragraph: without an empty line above, MDX takes it for text. */
export function strayCode() {
  return (tree: Root, file: VFile): void => {
    const lines = String(file.value).split('\n')
    for (const { type, position } of tree.children) {
      if (type !== 'paragraph' || !position) continue
      for (let { line } = position.start; line <= position.end.line; line++) {
        if (!MODULE_LINE.test(lines[line - 1] ?? '')) continue
        throw authorErrorAtPoint(
          file,
          { line, column: 1 },
          'this line is code, but it stands in a paragraph.',
          'Put an empty line above it and below it, or put it into backticks.',
        )
      }
    }
  }
}
