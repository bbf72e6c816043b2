// @vitest-environment jsdom
// @vitest-environment-options { "url": "https://craft.example/docs/overview" }
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ROUTE_PENDING, ROUTE_SETTLED } from '../../src/model/navigation'
import type { LoadedPage } from './gatsbyGlobals'
import { wrapHistory } from './wrapHistory'
import { wrapNavigate } from './wrapNavigate'

const [pending, settled] = [vi.fn(), vi.fn()]
addEventListener(ROUTE_PENDING, pending)
addEventListener(ROUTE_SETTLED, settled)

const gatsby = vi.fn()
const pages = new Map<string, (page: LoadedPage | undefined) => void>()
const settle = () => new Promise((resolve) => setTimeout(resolve))

beforeEach(() => {
  vi.stubGlobal('__BASE_PATH__', '')
  vi.stubGlobal('__PATH_PREFIX__', '')
  vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new Error('offline')))
  window.___navigate = gatsby
  window.___loader = {
    loadPage: (path) => new Promise((resolve) => pages.set(path, resolve)),
    loadPageSync: () => undefined,
    isPageNotFound: () => false,
    hovering: vi.fn(),
  }
  wrapNavigate()
})

afterEach(() => {
  gatsby.mockReset()
  pending.mockClear()
  settled.mockClear()
  pages.clear()
  document.body.replaceChildren()
})

// Query, fragment, and the message for a page that does not load: e2e/site/navigation.spec.ts and e2e/site/failures.spec.ts.
test('lets the last click win, whichever page loads first, and fires events before and after', async () => {
  window.___navigate('/slow')
  window.___navigate('/fast')
  expect(gatsby).not.toHaveBeenCalled()
  expect([pending.mock.calls.length, settled.mock.calls.length]).toEqual([2, 0])
  pages.get('/fast')?.({})
  await settle()
  pages.get('/slow')?.({})
  await settle()
  expect(gatsby).toHaveBeenCalledExactlyOnceWith('/fast', { replace: false })
  expect(settled).toHaveBeenCalledOnce()
})

test('loads the page before Back shows it', async () => {
  wrapHistory()
  const router = vi.fn()
  window.addEventListener('popstate', router)
  window.dispatchEvent(new PopStateEvent('popstate'))
  expect(router).not.toHaveBeenCalled()
  pages.get('/docs/overview')?.({})
  await settle()
  expect(router).toHaveBeenCalledOnce()
})

test('adds no entry to the history for a link to the current address, as browsers do', async () => {
  window.___navigate('/docs/overview')
  pages.get('/docs/overview')?.({ status: 'success' })
  await settle()
  expect(gatsby).toHaveBeenCalledExactlyOnceWith('/docs/overview', { replace: true })
})
