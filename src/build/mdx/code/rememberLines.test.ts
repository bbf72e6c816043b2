import { expect, it } from 'vitest'
import { rememberLines } from './rememberLines'

/** A grammar in which a quotation mark opens or closes a string, which may go over lines. */
function quotes() {
  const asked: string[] = []
  const read = rememberLines<string, { inString: boolean }>(
    (line, before) => {
      const inString = (before?.inString ?? false) !== ((line.split('"').length - 1) % 2 === 1)
      asked.push(line)
      return {
        tokens: [`${before === null ? 'first ' : ''}${before?.inString ? 'string' : 'code'}`],
        state: { inString },
      }
    },
    (one, other) => one.inString === other.inString,
  )
  return { asked, read }
}

it('reads a line once in each state that it stands in', () => {
  const { asked, read } = quotes()
  expect(read('a\n"\na\n"\na').map(([token]) => token)).toEqual([
    'first code',
    'code',
    'string',
    'string',
    'code',
  ])
  expect(asked).toEqual(['a', '"', 'a', '"', 'a'])
  read('b\n"\na\n"\na\n"\na')
  expect(asked.slice(5)).toEqual(['b'])
})

it('goes on after an empty line as if it were not there', () => {
  const { read } = quotes()
  expect(read('\n"\n\na')).toEqual([[], ['first code'], [], ['string']])
})
