import { expect, it } from 'vitest'
import { memoizeLines } from './memoizeLines'

/** A grammar in which a quotation mark opens or closes a string, which may span lines. */
function quotes() {
  const tokenized: string[] = []
  const read = memoizeLines<string, { inString: boolean }>(
    (line, before) => {
      const inString = (before?.inString ?? false) !== ((line.split('"').length - 1) % 2 === 1)
      tokenized.push(line)
      return {
        tokens: [`${before === null ? 'first ' : ''}${before?.inString ? 'string' : 'code'}`],
        state: { inString },
      }
    },
    (one, other) => one.inString === other.inString,
  )
  return { tokenized, read }
}

it('tokenizes a line once per state', () => {
  const { tokenized, read } = quotes()
  expect(read('a\n"\na\n"\na').map(([token]) => token)).toEqual([
    'first code',
    'code',
    'string',
    'string',
    'code',
  ])
  expect(tokenized).toEqual(['a', '"', 'a', '"', 'a'])
  read('b\n"\na\n"\na\n"\na')
  expect(tokenized.slice(5)).toEqual(['b'])
})

it('keeps the state after an empty line', () => {
  const { read } = quotes()
  expect(read('\n"\n\na')).toEqual([[], ['first code'], [], ['string']])
})
