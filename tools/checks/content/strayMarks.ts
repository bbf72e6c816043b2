import type { Paragraph, Parent, Root, Table, Text } from 'mdast'
import type { Node } from 'unist'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'

interface Mark {
  /** Matches the source of a text node. A backslash before the first character marks it as intentional. */
  pattern: RegExp
  /** Description of the problem; `found` is the match, at most 60 characters on one line. */
  problem: (found: string) => string
  hint: string
}

const OR_ESCAPE = 'To show the character itself, write a backslash before it, or put the text into backticks.'

/** Marks at the beginning of a line of a paragraph. */
const AT_START: readonly Mark[] = [
  {
    pattern: /^(?:[-+]|1[.)](?!x\b))(?=\p{L})|^[•◦▪]/u,
    problem: (found) => `“${found}” does not start a list here`,
    hint: `A list item starts with a marker and a space: \`- item\` or \`1. item\`. ${OR_ESCAPE}`,
  },
  {
    pattern: /^#{2,6}(?:\p{L}|[\u00A0\u3000])/u,
    problem: () => 'this heading has no space after its marks',
    hint: 'Write `## Title`, with a normal space.',
  },
  {
    pattern: /^(?:import\s[^'"]*['"][^'"]+['"]|export\s+(?:const|let|function|default)\s.*[={(])/,
    problem: () => 'this line is code, but it is in a paragraph',
    hint: 'Put an empty line above and below it, or put it into backticks.',
  },
]

/** Marks anywhere. */
const ANYWHERE: readonly Mark[] = [
  {
    pattern: /(?<!\\)\*\*|(?<![\\\S])\*(?=\p{L})/u,
    problem: (found) => `“${found}” does not make text bold or italic here`,
    hint: `Write \`**bold**\`, without spaces inside, and \`- item\` for a list. ${OR_ESCAPE}`,
  },
  {
    pattern: /(?<!\\)`/,
    problem: () => 'this backtick is unmatched',
    hint: 'Write one at each end of the code, or `` \\` `` to show a backtick.',
  },
  {
    pattern: /(?<!\\)&(?!amp;)[a-z]\w*;/i,
    problem: (found) => `there is no character named “${found}”`,
    hint: 'Write the character itself, or \\& to show “&”.',
  },
  {
    pattern: /[\u200B\u2060\uFEFF\u2028\u2029]|^\u00A0/,
    problem: (found) =>
      `there is an invisible character (U+${found.charCodeAt(0).toString(16).toUpperCase()})`,
    hint: 'Remove it, or replace it with a normal space.',
  },
]

/** A remark rule that reports Markdown markup that readers would see in the text. */
export function strayMarks() {
  return (tree: Root, file: VFile): void => {
    const lines = String(file.value).split('\n')
    visit(tree as Node, (node) => {
      if (node.type === 'text') checkText(node as Text, lines, file)
      if (node.type === 'paragraph') checkParagraph(node as Paragraph, lines, file)
      if (node.type === 'table') checkRows(node as Table, file)
    })
    checkIndentation(tree, 0, lines, file)
  }
}

/** The part of each line that `node` covers, with its point. */
function linesOf({ position }: Node, lines: readonly string[]) {
  const { start, end } = position ?? { start: { line: 1, column: 1 }, end: { line: 0, column: 1 } }
  return lines.slice(start.line - 1, end.line).map((text, index) => {
    const from = index === 0 ? start.column - 1 : (/^[ \t>]*/.exec(text)?.[0].length ?? 0)
    const line = start.line + index
    return { line, column: from + 1, text: text.slice(from, line === end.line ? end.column - 1 : undefined) }
  })
}

function checkText(node: Text, lines: readonly string[], file: VFile): void {
  for (const { line, column, text } of linesOf(node, lines)) {
    for (const { pattern, problem, hint } of ANYWHERE) {
      const seen = new Set<string>()
      for (const { 0: found, index } of text.matchAll(new RegExp(pattern, `${pattern.flags}g`))) {
        // The value does not contain characters that Markdown decoded.
        if (seen.has(found) || !node.value.includes(found)) continue
        seen.add(found)
        file.message(problem(found.slice(0, 60)), { line, column: column + index }).note = hint
      }
    }
  }
}

function checkParagraph(node: Paragraph, lines: readonly string[], file: VFile): void {
  const rows = linesOf(node, lines)
  for (const { line, column, text } of rows) {
    for (const { pattern, problem, hint } of AT_START) {
      const match = pattern.exec(text)
      if (match !== null) file.message(problem(match[0].slice(0, 60)), { line, column }).note = hint
    }
  }
  const first = rows.find(({ text }, at) => isRow(text) && isRow(rows[at + 1]?.text ?? ''))
  if (first)
    file.message('this is not a table', first).note =
      'Its second line is `| --- | --- |`, with as many columns as the first.'
}

const isRow = (line: string): boolean => /^\s*\|.*\|\s*$/.test(line)

/** Reports rows with more cells than columns, since the page omits the extra cells. */
function checkRows({ children: rows }: Table, file: VFile): void {
  const columns = rows[0]?.children.length ?? 0
  for (const { children: cells } of rows) {
    const surplus = cells[columns]
    if (surplus === undefined) continue
    const problem = `this row has ${cells.length} cells, but the table has ${columns} columns`
    file.message(problem, surplus).note =
      'Add a column to the first row, or remove the cell. To show the character itself, write \\|, even in backticks.'
  }
}

/** Blocks that plain Markdown would treat as code if indented. MDX renders them as prose. */
const BLOCKS = ['paragraph', 'heading', 'list', 'blockquote', 'thematicBreak', 'table']

/** Checks the blocks in `parent`, whose content starts at the 0-based column `base`. */
function checkIndentation(parent: Root | Parent, base: number, lines: readonly string[], file: VFile): void {
  for (const node of parent.children) {
    const { line = 1, column = 1 } = node.position?.start ?? {}
    const indent = (lines[line - 1] ?? '').slice(0, column - 1).replaceAll('\t', '    ').length
    if (BLOCKS.includes(node.type) && indent >= base + 4)
      file.message('this is indented by four spaces or more, which is not a code block in MDX', node).note =
        'Put code between ``` lines. Text starts at the margin.'
    if (node.type !== 'list') continue
    for (const item of node.children) {
      const content = item.children[0]?.position?.start.column
      if (content !== undefined) checkIndentation(item, content - 1, lines, file)
    }
  }
}
