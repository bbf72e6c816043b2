import type { Properties } from 'hast'
import { h, type HastNode } from '../tree'
import { joinTokens, type Token } from './highlight'
import type { CodeMeta } from './meta'

/** How a line is told from the others; empty when it is not. */
const marksOf = (number: number, { highlight, ins, del, focus }: CodeMeta): Properties => ({
  ...(highlight.has(number) && { dataHighlight: '' }),
  ...(ins.has(number) && { dataIns: '' }),
  ...(del.has(number) && { dataDel: '' }),
  ...(focus.has(number) && { dataFocus: '' }),
})

/**
 * Lines in one row, each that is told from the others in an element; all of them where lines have numbers or a focus.
 * The first has the number `first`, from 1.
 */
export function lineElements(lines: readonly Token[][], meta: CodeMeta, first = 1): HastNode[] {
  const isEach = meta.showLineNumbers || meta.focus.size > 0
  const children: HastNode[] = []
  let plain: Token[] = []
  for (const [index, tokens] of lines.entries()) {
    if (index > 0) plain.push({ kind: null, text: '\n' })
    const marks = marksOf(first + index, meta)
    if (!isEach && Object.keys(marks).length === 0) plain.push(...tokens)
    else {
      children.push(
        ...tokenElements(plain),
        h('span', { className: ['line'], ...marks }, tokenElements(tokens)),
      )
      plain = []
    }
  }
  return [...children, ...tokenElements(plain)]
}

/** How many lines are drawn together in a block that is drawn in parts: a few more than a window shows. */
const PART = 40

/** Lines in parts, each of which says how many it has; all but the last end with a line break. */
export function partElements(lines: readonly Token[][], meta: CodeMeta): HastNode[] {
  const starts = Array.from({ length: Math.ceil(lines.length / PART) }, (_, part) => part * PART)
  return starts.map((start) => {
    const part = lines.slice(start, start + PART)
    const end: HastNode[] = start + PART < lines.length ? [{ type: 'text', value: '\n' }] : []
    return h('span', { dataLines: part.length }, [...lineElements(part, meta, start + 1), ...end])
  })
}

/** Text, and a `span` where it has a color or a type. */
function tokenElements(tokens: readonly Token[]): HastNode[] {
  return joinTokens(tokens).map(({ kind, text, type }) =>
    kind === null && type === undefined
      ? { type: 'text', value: text }
      : h('span', { ...(kind && { className: [`tk-${kind}`] }), ...(type && { dataType: type }) }, [text]),
  )
}
