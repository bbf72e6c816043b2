// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { followRedeploy } from './redeploy'

const assign = vi.fn()

/** Asks whether to load `/a`, while `build` is on the server and the build `one` runs. */
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

// One load for a new publication: e2e/failures.spec.ts.
it('stays where storage cannot remember it', async () => {
  const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError')
  })
  expect(await follow('two')).toBe(false)
  setItem.mockRestore()
})
