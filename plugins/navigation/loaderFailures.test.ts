// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { confirmMissing, retryChunks, retrying } from './loaderFailures'

function install(basePath: string, found: boolean, ok: boolean) {
  vi.stubGlobal('__BASE_PATH__', basePath)
  const fetch = vi.fn().mockResolvedValue({ ok })
  vi.stubGlobal('fetch', fetch)
  window.___loader = {
    loadPage: () => Promise.resolve({ status: 'success' }),
    loadPageSync: () => undefined,
    isPageNotFound: () => !found,
    hovering: vi.fn(),
  }
  confirmMissing()
  return fetch
}

test('reports a failure for a page whose HTML exists', async () => {
  const fetch = install('/craft.js', false, true)
  expect(await window.___loader.loadPage('/craft.js/support')).toEqual({ status: 'error' })
  expect(fetch).toHaveBeenCalledExactlyOnceWith('/craft.js/support', { method: 'HEAD' })
})

test('changes nothing for an existing page, and for an unknown path', async () => {
  const fetch = install('/craft.js', true, true)
  expect(await window.___loader.loadPage('/craft.js/support')).toEqual({ status: 'success' })
  expect(fetch).not.toHaveBeenCalled()
  install('/craft.js', false, false)
  expect(await window.___loader.loadPage('/craft.js/nowhere')).toEqual({ status: 'success' })
})

test('sends no request without a path prefix', async () => {
  const fetch = install('', false, true)
  await window.___loader.loadPage('/support')
  expect(fetch).not.toHaveBeenCalled()
})

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
