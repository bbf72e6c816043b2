import type { Paragraph, Root, Table } from 'mdast'
import type { VFile } from 'vfile'
import { authorErrorAt } from '../authorErrors'
import { eachNode } from './eachNode'

/** Throws for cells that Markdown would leave out, and for lines with bars that it would show as text. */
export function tableRows() {
  return (tree: Root, file: VFile): void => {
    eachNode(tree, (node) => {
      if (node.type === 'table') assertNoSurplus(node, file)
      if (node.type === 'paragraph') assertNoTable(node, file)
    })
  }
}

function assertNoSurplus(table: Table, file: VFile): void {
  const columns = table.children[0]?.children.length ?? 0
  for (const row of table.children) {
    const surplus = row.children[columns]
    if (surplus === undefined) continue
    throw authorErrorAt(
      file,
      surplus,
      `this row has ${row.children.length} cells, but the table has ${columns} columns.`,
      'Add a column to its first line, or remove the cell. For the sign itself write \\|, also in backticks.',
    )
  }
}

function assertNoTable(node: Paragraph, file: VFile): void {
  const { start, end } = node.position ?? {}
  if (start?.offset === undefined || end?.offset === undefined) return
  const lines = String(file.value).slice(start.offset, end.offset).split('\n')
  const first = lines.findIndex((line, index) => isRow(line) && isRow(lines[index + 1] ?? ''))
  if (first === -1) return
  throw authorErrorAt(
    file,
    { position: { start: { line: start.line + first, column: first === 0 ? start.column : 1 } } },
    'this is not a table.',
    'Its second line is `| --- | --- |`, with as many columns as the first.',
  )
}

const isRow = (line: string): boolean => /^\s*\|.*\|\s*$/.test(line)
