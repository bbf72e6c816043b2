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
  const code = h('code', {}, usesLines(meta) ? lineElements(lines, meta) : tokenElements(withBreaks(lines)))
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

/** Whether any line has to be told from the others. */
function usesLines(meta: CodeMeta): boolean {
  return meta.showLineNumbers || [meta.highlight, meta.ins, meta.del, meta.focus].some(({ size }) => size > 0)
}

/** One element per line, with the line breaks between them. */
function lineElements(lines: Token[][], meta: CodeMeta): HastNode[] {
  return lines.flatMap((tokens, index): HastNode[] => {
    const number = index + 1
    const marks: Properties = {
      ...(meta.highlight.has(number) && { dataHighlight: '' }),
      ...(meta.ins.has(number) && { dataIns: '' }),
      ...(meta.del.has(number) && { dataDel: '' }),
      ...(meta.focus.has(number) && { dataFocus: '' }),
    }
    const line = h('span', { className: ['line'], ...marks }, tokenElements(tokens))
    return index === 0 ? [line] : [{ type: 'text', value: '\n' }, line]
  })
}

/** The tokens of all lines in one row. */
function withBreaks(lines: Token[][]): Token[] {
  return lines.flatMap((tokens, index) => (index === 0 ? tokens : [{ kind: null, text: '\n' }, ...tokens]))
}

/** Text, and a `span` where it has a color or a type. */
function tokenElements(tokens: readonly Token[]): HastNode[] {
  return joinTokens(tokens).map(({ kind, text, type }) =>
    kind === null && type === undefined
      ? { type: 'text', value: text }
      : h('span', { ...(kind && { className: [`tk-${kind}`] }), ...(type && { dataType: type }) }, [text]),
  )
}
