import type { Element, Properties } from 'hast'
import { h, type HastNode, markFinal } from '../hast'
import { joinTokens, type Token } from './highlight'
import { hunksOf, type LineRun } from './hunks'
import type { Language } from './languages'
import type { CodeMeta } from './meta'

/** A parsed fence. */
export interface Fence {
  language: Language
  code: string
  meta: CodeMeta
  /** Whether it is a sample that nothing compiles, because it is incomplete. */
  isUncompiled: boolean
}

/** The browser renders blocks with at least this many lines only when they are near the viewport. */
const LONG = 12

/** Blocks with at least this many lines are rendered in parts, since only some of them are visible at a time. */
const VERY_LONG = 60

/** Blocks with more lines are folded: they show their first 24 lines (code.css) until the reader expands them. */
const FOLDED = 32

/**
 * A block with a marked line after this one is not folded, because the text on the page is about that line. Blocks with
 * `hunks` are folded anyway: without gaps, almost every line in them is marked.
 */
const LAST_VISIBLE = 22

/**
 * The markup of a code block from its highlighted lines. `label` is its accessible name. `link` opens it in the
 * playground.
 */
export function codeFigure(
  { language, meta, isUncompiled }: Fence,
  lines: Token[][],
  label: string,
  link: string | null = null,
): Element {
  const changed = new Set(meta.hunks ? [...meta.highlight, ...meta.ins, ...meta.del] : [])
  const runs = hunksOf(lines.length, changed, meta.fold)
  const rows =
    runs?.reduce((sum, { start, end, isGap }) => sum + (isGap ? 1 : end - start), 0) ?? lines.length
  const isInParts = lines.length >= VERY_LONG && runs === null
  // A single line without a title needs no bar: its buttons are next to the code.
  const isBare = lines.length === 1 && meta.title === null && !isUncompiled
  const isFolded = lines.length > FOLDED && (meta.hunks || lastMarkOf(meta) <= LAST_VISIBLE) && runs === null
  // The language `text` is for prose, such as messages. Readers must see it without scrolling sideways.
  const isWrapped = meta.wrap || language === 'text'
  const properties: Properties = {
    className: ['code'],
    dataLanguage: language,
    ...(isWrapped && { dataWrap: '' }),
    // The style sheet reserves space for blocks that are not rendered yet.
    ...(rows >= LONG && !isInParts && { dataLines: rows }),
    ...(isBare && { dataBare: '' }),
    ...(isFolded && { dataFold: '' }),
    ...(runs !== null && { dataHunks: '' }),
  }
  const code = h(
    'code',
    {},
    runs !== null
      ? hunkElements(lines, meta, runs)
      : isInParts
        ? partElements(lines, meta)
        : lineElements(lines, meta),
  )
  return h('figure', properties, [
    ...(meta.title === null ? [] : [h('figcaption', { className: ['code-title'] }, [meta.title])]),
    ...(isUncompiled ? [h('small', { className: ['code-uncompiled'] }, ['Not compiled'])] : []),
    h('div', { className: ['code-actions'] }, [
      h('button', {
        type: 'button',
        className: ['code-wrap'],
        dataCodeWrap: '',
        ariaPressed: String(isWrapped),
        ariaLabel: 'Wrap lines',
      }),
      h('button', { type: 'button', className: ['code-copy'], dataCodeCopy: '', ariaLabel: 'Copy code' }),
    ]),
    // A group instead of a region: a page has many code blocks, and each region would be a landmark.
    markFinal(h('pre', { tabIndex: 0, ariaLabel: label, role: 'group' }, [code])),
    ...(isFolded ? [unfoldButton(lines.length)] : []),
    ...(runs === null ? [] : [wholeFileToggle(changed.size > 0)]),
    ...(link === null ? [] : [h('a', { href: link, className: ['code-open'] }, ['Open in playground'])]),
  ])
}

/** A button that shows and hides the rest of a folded block (src/theme/interactions/beforeHydration/codeBlocks.ts). */
function unfoldButton(lines: number): Element {
  const properties = {
    type: 'button',
    className: ['code-fold'],
    dataCodeFold: '',
    ariaExpanded: 'false',
  }
  return h('button', properties, [
    h('span', {}, [`Show all ${lines} lines`]),
    h('span', {}, ['Show fewer lines']),
  ])
}

/** A toggle for the gaps between hunks (code.css). It works without scripts. */
function wholeFileToggle(isChange: boolean): Element {
  return h('details', { className: ['code-whole'] }, [
    h('summary', {}, [
      h('span', {}, ['Show the whole file']),
      h('span', {}, [isChange ? 'Show only the changes' : 'Show fewer lines']),
    ]),
  ])
}

/** The number of the last marked line, or 0. */
function lastMarkOf({ highlight, ins, del }: CodeMeta): number {
  return Math.max(0, ...highlight, ...ins, ...del)
}

/** The attributes that mark a line; empty for a plain one. */
const marksOf = (number: number, { highlight, ins, del }: CodeMeta): Properties => ({
  ...(highlight.has(number) && { dataHighlight: '' }),
  ...(ins.has(number) && { dataIns: '' }),
  ...(del.has(number) && { dataDel: '' }),
})

/** Renders lines. Marked lines are elements. `first` is the number of the first line. */
function lineElements(lines: readonly Token[][], meta: CodeMeta, first = 1): HastNode[] {
  const children: HastNode[] = []
  let plain: Token[] = []
  for (const [index, tokens] of lines.entries()) {
    if (index > 0) plain.push({ kind: null, text: '\n' })
    const marks = marksOf(first + index, meta)
    if (Object.keys(marks).length === 0) plain.push(...tokens)
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

/** Lines per part of a very long block: a few more than fit on a screen. */
const PART = 40

/** Renders hunks and the gaps between them. Each ends with its line break, except at the end of the block. */
function hunkElements(lines: readonly Token[][], meta: CodeMeta, runs: readonly LineRun[]): HastNode[] {
  return runs.flatMap(({ start, end, isGap }) => {
    const children = lineElements(lines.slice(start, end), meta, start + 1)
    if (end < lines.length) children.push({ type: 'text', value: '\n' })
    return isGap ? [h('span', { className: ['code-gap'] }, [h('span', {}, children)])] : children
  })
}

/** Renders lines in parts, each with its number of lines. All parts but the last end with a line break. */
function partElements(lines: readonly Token[][], meta: CodeMeta): HastNode[] {
  const starts = Array.from({ length: Math.ceil(lines.length / PART) }, (_, part) => part * PART)
  return starts.map((start) => {
    const part = lines.slice(start, start + PART)
    const end: HastNode[] = start + PART < lines.length ? [{ type: 'text', value: '\n' }] : []
    return h('span', { dataLines: part.length }, [...lineElements(part, meta, start + 1), ...end])
  })
}

/** Renders tokens as text, in a `span` if they have a color. */
function tokenElements(tokens: readonly Token[]): HastNode[] {
  return joinTokens(tokens).map(({ kind, text }) =>
    kind === null ? { type: 'text', value: text } : h('span', { className: [`tk-${kind}`] }, [text]),
  )
}
