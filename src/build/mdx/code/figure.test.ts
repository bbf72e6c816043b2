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
  return codeFigure({ language: 'text', code, meta, isUncompiled: false }, plainLines(code), 'Code')
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
