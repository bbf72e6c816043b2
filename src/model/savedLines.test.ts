import { expect, it } from 'vitest'
import { changedLines, savedLines } from './savedLines'

it('writes JSON, with short values on one line', () => {
  const page = { ROOT: { type: 'div', props: { text: 'a '.repeat(30) }, nodes: ['a', 'b'], hidden: false } }
  expect(savedLines(page).join('\n')).toMatchInlineSnapshot(`
    "{
      "ROOT": {
        "type": "div",
        "props": {
          "text": "a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a "
        },
        "nodes": [ "a", "b" ],
        "hidden": false
      }
    }"
  `)
  expect(JSON.parse(savedLines(page).join(''))).toEqual(page)
})

it('does not change line breaks and braces in strings', () => {
  const value = { text: 'one\n { two', list: [] }
  expect(savedLines(value)).toHaveLength(1)
  expect(JSON.parse(savedLines(value, 5).join(''))).toEqual(value)
})

it('immediately rejects values that are nested too deeply', () => {
  const brackets = '['.repeat(4000) + ']'.repeat(4000)
  expect(() => savedLines(JSON.parse(brackets))).toThrow(RangeError)
})

it.each([
  ['abc', 'abc', { start: 3, end: 3 }],
  ['abc', 'aXc', { start: 1, end: 2 }],
  ['abc', 'aXYbc', { start: 1, end: 3 }],
  ['abc', 'ac', { start: 1, end: 1 }],
  ['aa', 'aaa', { start: 2, end: 3 }],
  ['', 'a', { start: 0, end: 1 }],
])('finds the lines that change from “%s” to “%s”', (previous, next, range) => {
  expect(changedLines([...previous], [...next])).toEqual(range)
})
