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

test('reports a failure for a page whose HTML exists, and requests nothing for one that loads', async () => {
  const fetch = install('/craft.js', false, true)
  expect(await window.___loader.loadPage('/craft.js/support')).toEqual({ status: 'error' })
  expect(fetch).toHaveBeenCalledExactlyOnceWith('/craft.js/support', { method: 'HEAD' })
  install('/craft.js', false, false)
  expect(await window.___loader.loadPage('/craft.js/nowhere')).toEqual({ status: 'success' })
  for (const [prefix, found] of [['/craft.js', true] as const, ['', false] as const]) {
    const unused = install(prefix, found, true)
    expect(await window.___loader.loadPage(`${prefix}/support`)).toEqual({ status: 'success' })
    expect(unused).not.toHaveBeenCalled()
  }
})

test('retries until the chunk loads, or fails with the last error', async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error('503')).mockResolvedValue('page')
  await expect(retrying(load, [0, 0])()).resolves.toBe('page')
  expect(load).toHaveBeenCalledTimes(2)
  const never = vi.fn().mockRejectedValue(new Error('404'))
  await expect(retrying(never, [0, 0])()).rejects.toThrow('404')
  expect(never).toHaveBeenCalledTimes(3)
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
