import { expect, it } from 'vitest'
import { parseLength } from './parseLength'

it.each([
  ['300', '300px'],
  [' 50% ', '50%'],
  ['12.5PX', '12.5px'],
  ['Auto', 'auto'],
  ['', null],
  ['-4px', null],
  ['50 %', null],
  ['calc(1px)', null],
])('reads "%s" as %s', (typed, length) => {
  expect(parseLength(typed)).toBe(length)
})
