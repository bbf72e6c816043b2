import type { Element } from 'hast'
import { expect, it } from 'vitest'
import { textOf } from '../tree'
import { codeFigure } from './figure'
import { plainLines } from './highlight'
import { type CodeMeta, parseCodeMeta } from './meta'

const preOf = (lines: number, source = '') => {
  const meta = parseCodeMeta(source, lines) as CodeMeta
  const code = Array.from({ length: lines }, (_, at) => `line ${at}`).join('\n')
  const figure = codeFigure({ language: 'text', code, meta }, plainLines(code), 'Code', null)
  return figure.children.find((child) => child.type === 'element' && child.tagName === 'pre')
}

it('says of a long block how many lines it has, so that its height is known before it is drawn', () => {
  expect(preOf(12)).toMatchObject({ properties: { dataLines: 12 } })
  expect(preOf(11)).not.toMatchObject({ properties: { dataLines: expect.anything() as number } })
})

/** The texts of the lines that are elements in a block of four lines. */
const linesOf = (source: string) => {
  const code = (preOf(4, source) as Element).children[0] as Element
  expect(textOf(code)).toBe('line 0\nline 1\nline 2\nline 3')
  return code.children.flatMap((child) => (child.type === 'element' ? textOf(child) : []))
}

it('makes elements of the lines that are told from the others, and of all where they have numbers or a focus', () => {
  expect(linesOf('{2} del={4}')).toEqual(['line 1', 'line 3'])
  expect(linesOf('')).toEqual([])
  expect(linesOf('showLineNumbers')).toHaveLength(4)
  expect(linesOf('focus={1}')).toHaveLength(4)
})
