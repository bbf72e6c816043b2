import { expect, it } from 'vitest'
import { parseLength } from './parseLength'

it.each([
  ['300', '300px'],
  [' 50% ', '50%'],
  ['12.5PX', '12.5px'],
  ['Auto', 'auto'],
  ['', 'auto'],
  ['-4px', 'auto'],
  ['50 %', 'auto'],
  ['calc(1px)', 'auto'],
])('reads "%s" as %s', (typed, length) => {
  expect(parseLength(typed)).toBe(length)
})
