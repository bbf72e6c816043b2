import { expect, test } from 'vitest'
import { AuthorError } from '../errors'
import { contentIssues } from './issues'

const fails = () => {
  throw new AuthorError('It is wrong.', 'Right it.')
}
const here = 'package.json'

test('keeps an error until all files are read, and drops it when the file is valid', async () => {
  const issues = contentIssues(process.cwd())
  expect(await issues.collect(here, fails)).toBeNull()
  expect(() => issues.raise()).toThrow('It is wrong.')
  expect(await issues.collect(here, () => 7)).toBe(7)
  issues.raise()
})

test('ignores a file that was deleted', async () => {
  const issues = contentIssues(process.cwd())
  await issues.collect('content/docs/gone.mdx', fails)
  issues.raise()
})

test('throws other errors', async () => {
  const other = contentIssues(process.cwd()).collect(here, () => Promise.reject(new TypeError('x')))
  await expect(other).rejects.toThrow(TypeError)
})
