import type { Element } from 'hast'
import { expect, it } from 'vitest'
import { childrenOf, hasClass, isElement, textOf } from '../hast'
import { codeFigure } from './figure'
import { plainLines } from './highlight'
import { parseCodeMeta } from './meta'

const fail = (problem: string) => expect.fail(problem)
const codeFor = (lines: number) => Array.from({ length: lines }, (_, at) => `line ${at}`).join('\n')

const figureOf = (lines: number, source = '') => {
  const meta = parseCodeMeta(source, lines, fail)
  const code = codeFor(lines)
  return codeFigure({ language: 'text', code, meta, isChecked: false }, plainLines(code), 'Code')
}

const codeOf = (figure: Element) => {
  const pre = childrenOf(figure).find((child) => isElement(child, 'pre')) as Element
  return pre.children[0] as Element
}

// The height of a long block and its parts: e2e/site/reading.spec.ts.
const hasFold = (figure: Element) =>
  childrenOf(figure).some((child) => isElement(child, 'button')) && 'dataFold' in (figure.properties ?? {})

it('collapses a block of more than 32 lines, unless that would hide a marked line', () => {
  expect(hasFold(figureOf(33))).toBe(true)
  expect(hasFold(figureOf(33, '{22}'))).toBe(true)
  expect(hasFold(figureOf(33, '{23}'))).toBe(false)
  expect(hasFold(figureOf(33, 'ins={30}'))).toBe(false)
  expect(hasFold(figureOf(32))).toBe(false)
})

it('lists the packages with which `npm run check` compiles the sample', () => {
  const markOf = (code: string, source = '') => {
    const meta = parseCodeMeta(source, 1, fail)
    const fence = { language: 'tsx', code, meta, isChecked: true } as const
    const mark = childrenOf(codeFigure(fence, plainLines(code), 'Code')).find((node) =>
      isElement(node, 'details'),
    )
    return mark && textOf(mark)
  }
  expect(markOf('a', 'run')).toBe('CheckedChecked with @craftjs/core 0.2.12, run in a browser')
  expect(markOf(`import { Layers } from '@craftjs/layers'`)).toBe(
    'CheckedChecked with @craftjs/core 0.2.12 and @craftjs/layers 0.2.7',
  )
  expect(textOf(figureOf(2))).not.toContain('Checked')
})

it.each([
  ['the hunks of a file that changed', 80, 'ins={40,41} hunks', [36, 36], 'Show the whole file'],
  ['the given number of first lines of a file', 40, 'fold={12}', [28], 'Show fewer lines'],
])('shows %s, keeps every line, and has a button for the rest', (_, lines, meta, hidden, label) => {
  const figure = figureOf(lines, `title="a" ${meta}`)
  const code = codeOf(figure)
  const gaps = childrenOf(code).filter((node) => isElement(node, 'span') && hasClass(node, 'code-gap'))
  expect(gaps.map((gap) => textOf(gap).trimEnd().split('\n').length)).toEqual(hidden)
  expect(textOf(code)).toBe(codeFor(lines))
  expect(textOf(figure)).toContain(label)
  expect(figure.properties).toMatchObject({ dataHunks: '' })
  expect(hasFold(figure)).toBe(false)
})
