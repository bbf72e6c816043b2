import { expect, it } from 'vitest'
import { codeFigure } from './figure'
import { plainLines } from './highlight'
import { type CodeMeta, parseCodeMeta } from './meta'

const meta = parseCodeMeta('', 1) as CodeMeta

const preOf = (lines: number) => {
  const code = Array.from({ length: lines }, (_, at) => `line ${at}`).join('\n')
  const figure = codeFigure({ language: 'text', code, meta }, plainLines(code), 'Code', null)
  return figure.children.find((child) => child.type === 'element' && child.tagName === 'pre')
}

it('says of a long block how many lines it has, so that its height is known before it is drawn', () => {
  expect(preOf(12)).toMatchObject({ properties: { dataLines: 12 } })
  expect(preOf(11)).not.toMatchObject({ properties: { dataLines: expect.anything() as number } })
})
