import { expect, it } from 'vitest'
import { compareRuns, type Figure } from './figures'

const runOf = (run: string, values: readonly [string, number, Figure['unit']][]): Figure[] =>
  values.map(([name, value, unit]) => ({ run, name, value, unit }))

it('compares the last two runs, and names what has become worse by more than times vary', () => {
  const figures = [
    ...runOf('1', [['frame', 9000, 'B']]),
    ...runOf('2', [
      ['frame', 1000, 'B'],
      ['build', 60, 'CPU s'],
      ['tap', 10, 'ms'],
      ['search', 600, 'ms'],
    ]),
    ...runOf('3', [
      ['frame', 1040, 'B'],
      ['build', 70, 'CPU s'],
      ['tap', 25, 'ms'],
      ['search', 950, 'ms'],
      ['later', 5, 'ms'],
    ]),
  ]
  const { table, worse } = compareRuns(figures)
  expect(worse).toEqual(['frame', 'search'])
  expect(table.split('\n').slice(2)).toEqual([
    '| frame | 1000 | 1040 B | +4 % ✗ |',
    '| build | 60 | 70 CPU s | +17 % |',
    '| tap | 10 | 25 ms | +150 % |',
    '| search | 600 | 950 ms | +58 % ✗ |',
    '| later | – | 5 ms | new |',
  ])
  expect(compareRuns(figures.slice(0, 1)).worse).toEqual([])
})
