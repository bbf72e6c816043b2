import { expect, it } from 'vitest'
import { breakLines } from './breakLines'

const lines = (words: string, limit: number, most = 3) =>
  breakLines(words, limit, most, (line) => line.length)

it('puts as many words into a line as fit', () => {
  expect(lines('one two three four', 9)).toEqual(['one two', 'three', 'four'])
  expect(lines('', 9)).toEqual([])
})

it('cuts a word that is wider than a line', () => {
  expect(lines('a Donaudampfschiff', 8)).toEqual(['a', 'Donaudam', 'pfschiff'])
})

it('says with an ellipsis that more would follow, without a comma before it', () => {
  expect(lines('one two, three four', 7, 2)).toEqual(['one', 'two…'])
  expect(lines('one two three', 3, 2)).toEqual(['one', 'tw…'])
  expect(lines('Donaudampfschiff', 4, 2)).toEqual(['Dona', 'uda…'])
})
