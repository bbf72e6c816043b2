// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { followRedeploy } from './redeploy'

const assign = vi.fn()

/** Whether to load `/a` while `build` is on the server and the build `one` is running. */
function follow(build: string): Promise<boolean> {
  vi.stubGlobal('__PATH_PREFIX__', '')
  window.___webpackCompilationHash = 'one'
  vi.stubGlobal('fetch', () => Promise.resolve({ json: () => ({ webpackCompilationHash: build }) }))
  return followRedeploy('/a', assign)
}

afterEach(() => {
  sessionStorage.clear()
  assign.mockClear()
})

// A single load after a new deploy: e2e/site/failures.spec.ts.
it('stays on the page if storage cannot record the load', async () => {
  const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError')
  })
  expect(await follow('two')).toBe(false)
  setItem.mockRestore()
})
