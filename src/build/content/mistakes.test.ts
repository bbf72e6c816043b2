import { expect, test } from 'vitest'
import { AuthorError } from '../errors/fail'
import { noMistakes } from './mistakes'

const wrong = () => {
  throw new AuthorError('It is wrong.', 'Right it.')
}
const here = 'package.json'

test('keeps a mistake until all files are read, and forgets it when the file is right', async () => {
  const mistakes = noMistakes()
  expect(await mistakes.during(here, wrong)).toBeNull()
  expect(() => mistakes.raise()).toThrow('It is wrong.')
  expect(await mistakes.during(here, () => 7)).toBe(7)
  mistakes.raise()
})

test('says nothing about a file that is gone', async () => {
  const mistakes = noMistakes()
  await mistakes.during('content/docs/gone.mdx', wrong)
  mistakes.raise()
})

test('lets any other error through', async () => {
  await expect(noMistakes().during(here, () => Promise.reject(new TypeError('x')))).rejects.toThrow(TypeError)
})
