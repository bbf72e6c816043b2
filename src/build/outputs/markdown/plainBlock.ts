import type { Element, ElementContent } from 'hast'
import { markdownTable } from 'markdown-table'
import { codeFence } from './codeFence'
import { plainPhrases } from './plainPhrases'
import { elementsIn, hasClass } from './reading'

const LINE = { before: '\n', after: '\n' }

function plainHeading(node: Element): string | null {
  const [heading, ...more] = elementsIn(node)
  const level = /^h([1-6])$/.exec(heading?.tagName ?? '')?.[1]
  if (heading === undefined || level === undefined || more.length > 0) return null
  const words = plainPhrases(heading.children, { before: ' ', after: '\n' })
  return words === null || words.startsWith(' ') ? null : `${'#'.repeat(Number(level))} ${words}`
}

function plainFence(node: Element): string | null {
  const { lang, meta, value } = codeFence(node)
  if (value === '' || value.includes('```') || !/^\w+$/.test(lang ?? '') || /[`\\\r\n]/.test(meta ?? ''))
    return null
  return `\`\`\`${lang}${meta ? ` ${meta}` : ''}\n${value}\n\`\`\``
}

/** The words of a point of a list, which may be a paragraph. */
function plainPoint(node: ElementContent): string | null {
  if (node.type !== 'element' || node.tagName !== 'li') return null
  const [first, ...more] = node.children
  const isParagraph = first?.type === 'element' && first.tagName === 'p' && more.length === 0
  return plainPhrases(isParagraph ? first.children : node.children, LINE)
}

function plainList(node: Element): string | null {
  const start = node.tagName === 'ol' ? Number(node.properties?.start ?? 1) : null
  const points: string[] = []
  for (const [index, child] of node.children.entries()) {
    const words = plainPoint(child)
    if (words === null) return null
    points.push(start === null ? `- ${words}` : `${start + index}. ${words}`)
  }
  return points.length === 0 ? null : points.join('\n')
}

/** The cells of a row, or `null` when they are not all of one column and one line. */
function plainRow(row: Element): string[] | null {
  const words: string[] = []
  for (const cell of elementsIn(row)) {
    const { colSpan, rowSpan } = cell.properties ?? {}
    if (!/^t[dh]$/.test(cell.tagName) || colSpan !== undefined || rowSpan !== undefined) return null
    const phrases =
      cell.children.length === 0 ? '' : plainPhrases(cell.children, { before: '|', after: '|' }, true)
    if (phrases === null) return null
    words.push(phrases)
  }
  return words
}

function plainTable(node: Element): string | null {
  const [table, ...more] = elementsIn(node)
  if (table?.tagName !== 'table' || more.length > 0) return null
  const [head, body, ...rest] = elementsIn(table)
  if (head?.tagName !== 'thead' || body?.tagName !== 'tbody' || rest.length > 0) return null
  const rows = [...elementsIn(head), ...elementsIn(body)]
  const words = rows.map(plainRow)
  const columns = words[0]?.length ?? 0
  if (words.some((row) => row?.length !== columns) || columns === 0) return null
  const align = words[0]?.map((_, column) => alignOf(rows, column))
  return markdownTable(words as string[][], { align: align ?? null })
}

/** How the cells of a column stand, as the first of them that says it. */
function alignOf(rows: readonly Element[], column: number): string | null {
  for (const row of rows) {
    const align = elementsIn(row)[column]?.properties?.align
    if (align) return String(align)
  }
  return null
}

/** Whether a block is a list in HTML. */
export const isList = (node: ElementContent | undefined): boolean =>
  node?.type === 'element' && (node.tagName === 'ul' || node.tagName === 'ol')

/**
 * A block as Markdown: most are a paragraph, a heading, code, or a list or a table of a few words. `null` for any other,
 * and where something in it could be taken for a sign; it takes a library, and twenty times as long, to write those.
 */
export function plainBlock(node: ElementContent): string | null {
  if (node.type !== 'element') return null
  if (node.tagName === 'p') return plainPhrases(node.children, LINE)
  if (isList(node)) return plainList(node)
  if (node.tagName === 'figure') return hasClass(node, 'code') ? plainFence(node) : null
  if (node.tagName !== 'div') return null
  if (hasClass(node, 'heading')) return plainHeading(node)
  return hasClass(node, 'table-wrap') ? plainTable(node) : null
}
