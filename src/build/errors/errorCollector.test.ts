import { expect, it } from 'vitest'
import { AuthorError, combineErrors, errorCollector } from '.'

const one = new AuthorError('a is wrong.', 'Write b.')
const other = new AuthorError('c is wrong.', 'Write d.')
const fails = (error: Error) => (): number => {
  throw error
}

it('collects the author errors of steps, with combined errors split up, and throws them together', async () => {
  const errors = errorCollector()
  expect(errors.try(() => 1)).toBe(1)
  expect(errors.raise()).toBeUndefined()
  expect(errors.try(fails(one))).toBeNull()
  expect(await errors.try(() => Promise.reject<number>(combineErrors([one, other])))).toBeNull()
  expect(errors.list).toEqual([one, one, other])
  expect(errors.raise).toThrow(combineErrors([one, other]).message)
})

it('throws other errors', async () => {
  const errors = errorCollector()
  expect(() => errors.try(fails(new TypeError('x')))).toThrow(TypeError)
  await expect(errors.try(() => Promise.reject(new TypeError('x')))).rejects.toThrow(TypeError)
})
