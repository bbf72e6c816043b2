import type { Element, Properties } from 'hast'
import type { SampleFindings } from '../../../model/sample'
import { h, type HastNode } from '../tree'
import { joinTokens, type Token } from './highlight'
import type { Language } from './languages'
import type { CodeMeta } from './meta'
import { withTypes } from './withTypes'

/** A fence as it was written. */
export interface Fence {
  language: Language
  code: string
  meta: CodeMeta
}

/** From how many lines on a block is long: it may not be drawn before it is near. */
const LONG = 12

/**
 * The markup of a code block around its highlighted `plainLines`; `label` is its name for those who cannot see it, and
 * `findings` is what the compiler said of it, if it was asked.
 */
export function codeFigure(
  { language, meta }: Fence,
  plainLines: Token[][],
  label: string,
  findings: SampleFindings | null,
): Element {
  const lines = findings === null ? plainLines : withTypes(plainLines, findings.types)
  const properties: Properties = {
    className: ['code'],
    dataLanguage: language,
    ...(meta.showLineNumbers && { dataLineNumbers: '' }),
    ...(meta.wrap && { dataWrap: '' }),
    ...(meta.focus.size > 0 && { dataHasFocus: '' }),
  }
  const code = h('code', {}, lineElements(lines, meta))
  return h('figure', properties, [
    ...(meta.title === null ? [] : [h('figcaption', { className: ['code-title'] }, [meta.title])]),
    h('div', { className: ['code-actions'] }, [
      h('button', {
        type: 'button',
        className: ['code-wrap'],
        dataCodeWrap: '',
        ariaPressed: String(meta.wrap),
        ariaLabel: 'Wrap lines',
      }),
      h('button', { type: 'button', className: ['code-copy'], dataCodeCopy: '', ariaLabel: 'Copy code' }),
    ]),
    // data-lines: the style sheet draws long blocks when they come near, and has to know their height before.
    // A group and not a region: a page has many of these, and each region is one more landmark to step over.
    h(
      'pre',
      {
        tabIndex: 0,
        ...(lines.length >= LONG && { dataLines: lines.length }),
        ariaLabel: label,
        role: 'group',
      },
      [code],
    ),
    ...(findings === null || findings.problems.length > 0 ? [] : [checkedMark(findings, meta)]),
  ])
}

/** The line below a sample that passed: how it was checked, and the types in it as a list that opens. */
function checkedMark({ against, types }: SampleFindings, { run }: CodeMeta): Element {
  const mark = `Checked with ${against.join(' and ')}${run ? ', run in a browser' : ''}`
  if (types.length === 0) return h('p', { className: ['code-checked'] }, [mark])
  const count = types.length === 1 ? '1 type' : `${types.length} types`
  return h('details', { className: ['code-checked'] }, [
    h('summary', {}, [mark, ' ', h('span', {}, [count])]),
    h(
      'ul',
      {},
      types.map(({ type }) => h('li', {}, [h('code', {}, [type])])),
    ),
  ])
}

/** How a line is told from the others; empty when it is not. */
const marksOf = (number: number, { highlight, ins, del, focus }: CodeMeta): Properties => ({
  ...(highlight.has(number) && { dataHighlight: '' }),
  ...(ins.has(number) && { dataIns: '' }),
  ...(del.has(number) && { dataDel: '' }),
  ...(focus.has(number) && { dataFocus: '' }),
})

/** All lines in one row, each that is told from the others in an element; all of them where lines have numbers or a focus. */
function lineElements(lines: Token[][], meta: CodeMeta): HastNode[] {
  const isEach = meta.showLineNumbers || meta.focus.size > 0
  const children: HastNode[] = []
  let plain: Token[] = []
  for (const [index, tokens] of lines.entries()) {
    if (index > 0) plain.push({ kind: null, text: '\n' })
    const marks = marksOf(index + 1, meta)
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

/** Text, and a `span` where it has a color or a type. */
function tokenElements(tokens: readonly Token[]): HastNode[] {
  return joinTokens(tokens).map(({ kind, text, type }) =>
    kind === null && type === undefined
      ? { type: 'text', value: text }
      : h('span', { ...(kind && { className: [`tk-${kind}`] }), ...(type && { dataType: type }) }, [text]),
  )
}
