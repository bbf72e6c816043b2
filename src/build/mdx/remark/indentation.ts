import type { Parent, Root } from 'mdast'
import type { VFile } from 'vfile'
import { authorErrorAt, type Point } from '../authorErrors'

/** Blocks that Markdown would read as code when they are indented, and MDX does not. */
const BLOCKS = ['paragraph', 'heading', 'list', 'blockquote', 'thematicBreak', 'table']

/** Throws for a block that is indented like code in Markdown: MDX has no such code, and would show it as prose. */
export function indentation() {
  return (tree: Root, file: VFile): void => {
    const lines = String(file.value).split('\n')
    check(tree, 0, lines, file)
  }
}

/** Checks the blocks in `parent`, whose content begins at column `base`, counted from 0. */
function check(parent: Root | Parent, base: number, lines: readonly string[], file: VFile): void {
  for (const node of parent.children) {
    const start = node.position?.start
    const isBlock = BLOCKS.includes(node.type)
    if (isBlock && start && indentOf(start, lines) >= base + 4) {
      throw authorErrorAt(
        file,
        node,
        'this is indented by four spaces or more, which is not a code block in MDX.',
        'Put code between ``` lines. Text starts at the margin.',
      )
    }
    if (node.type === 'list')
      for (const item of node.children) check(item, contentColumn(item, lines), lines, file)
  }
}

/** Where the content of a list item begins. */
function contentColumn(item: Parent, lines: readonly string[]): number {
  const start = item.children[0]?.position?.start
  return start ? indentOf(start, lines) : Infinity
}

/** The column of `point` from 0, in which a tab reaches the next multiple of four. */
function indentOf({ line, column }: Point, lines: readonly string[]): number {
  let at = 0
  for (const sign of (lines[line - 1] ?? '').slice(0, column - 1))
    at = sign === '\t' ? at + 4 - (at % 4) : at + 1
  return at
}
