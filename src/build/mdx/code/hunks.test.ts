import { expect, it } from 'vitest'
import { hunksOf } from './hunks'

/** The runs of at most `most` lines as text: `1-4` is shown, `(5-9)` is a gap. Lines are 1-based. */
const written = (lineCount: number, changed: number[], most: number | null = null) =>
  hunksOf(lineCount, new Set(changed), most)
    ?.map(({ start, end, isGap }) => (isGap ? `(${start + 1}-${end})` : `${start + 1}-${end}`))
    .join(' ')

it('keeps three lines around each change', () => {
  expect(written(30, [10, 11])).toBe('(1-6) 7-14 (15-30)')
  expect(written(30, [1, 30])).toBe('1-4 (5-26) 27-30')
})

it('joins hunks when fewer than three lines are between them', () => {
  expect(written(40, [5, 14])).toBe('1-17 (18-40)')
  expect(written(40, [5, 15])).toBe('1-8 (9-11) 12-18 (19-40)')
})

it('shows the whole block if little would be hidden, or nothing has changed', () => {
  expect(written(14, [4])).toBeUndefined()
  expect(written(15, [4])).toBe('1-7 (8-15)')
  expect(written(90, [])).toBeUndefined()
})

it('shows at most the given number of lines, and hides the rest in one gap', () => {
  expect(written(40, [20, 35], 10)).toBe('(1-16) 17-23 (24-31) 32-34 (35-40)')
  expect(written(40, [20, 35], 7)).toBe('(1-16) 17-23 (24-40)')
  expect(written(40, [20, 35], 16)).toBe(written(40, [20, 35]))
})

it('shows the first lines of an unchanged block', () => {
  expect(written(20, [], 12)).toBe('1-12 (13-20)')
  expect(written(19, [], 12)).toBeUndefined()
})
