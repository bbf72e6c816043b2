// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { confirmMissing } from './loaderFailures'

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

// A chunk that fails, once or for good: e2e/failures.spec.ts.
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
