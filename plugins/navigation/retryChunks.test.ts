// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { retryChunks, retrying } from './retryChunks'

test('retries until the chunk loads', async () => {
  const load = vi
    .fn()
    .mockRejectedValueOnce(new Error('503'))
    .mockRejectedValueOnce(new Error('503'))
    .mockResolvedValue('page')
  await expect(retrying(load, [0, 0])()).resolves.toBe('page')
  expect(load).toHaveBeenCalledTimes(3)
})

test('fails with the last error when the chunk never loads', async () => {
  const load = vi.fn().mockRejectedValue(new Error('404'))
  await expect(retrying(load, [0, 0])()).rejects.toThrow('404')
  expect(load).toHaveBeenCalledTimes(3)
})

test('wraps the chunks that Gatsby lists, and works without a list in develop', async () => {
  retryChunks()
  const load = vi.fn().mockResolvedValue('page')
  const components = { page: load }
  vi.stubGlobal('asyncRequires', { components })
  retryChunks()
  expect(components.page).not.toBe(load)
  await expect(components.page()).resolves.toBe('page')
})
