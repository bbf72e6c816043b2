import type { Element, Properties } from 'hast'
import type { SampleFindings } from '../../../model/sample'
import { finish, h } from '../tree'
import type { Token } from './highlight'
import type { Language } from './languages'
import { lineElements, partElements } from './lines'
import type { CodeMeta } from './meta'
import { withTypes } from './withTypes'

/** A fence as it was written. */
export interface Fence {
  language: Language
  code: string
  meta: CodeMeta
}

/** From how many lines on a block is long: it is not drawn before it is near. */
const LONG = 12

/** From how many lines on a block is drawn in parts, since not even all of what is near is seen. */
const LONGER = 60

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
  // What counts the lines of a block sees none of its other parts.
  const isInParts = lines.length >= LONGER && !meta.showLineNumbers
  const properties: Properties = {
    className: ['code'],
    dataLanguage: language,
    ...(meta.showLineNumbers && { dataLineNumbers: '' }),
    ...(meta.wrap && { dataWrap: '' }),
    ...(meta.focus.size > 0 && { dataHasFocus: '' }),
    // The style sheet has to know the height of what is not drawn yet.
    ...(lines.length >= LONG && !isInParts && { dataLines: lines.length }),
    ...(meta.title !== null && { dataTitled: '' }),
    ...(findings !== null && { dataChecked: '' }),
  }
  const code = h('code', {}, isInParts ? partElements(lines, meta) : lineElements(lines, meta))
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
    // A group and not a region: a page has many of these, and each region is one more landmark to step over.
    finish(h('pre', { tabIndex: 0, ariaLabel: label, role: 'group' }, [code])),
    ...(findings === null || findings.issues.length > 0 ? [] : [checkedMark(findings, meta)]),
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
