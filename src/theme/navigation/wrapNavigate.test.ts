// @vitest-environment jsdom
// @vitest-environment-options { "url": "https://craft.example/docs/overview" }
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { LoadedPage } from './gatsbyGlobals'
import { wrapHistory } from './wrapHistory'
import { wrapNavigate } from './wrapNavigate'

vi.mock('topbar', () => ({ default: { config: vi.fn(), show: vi.fn(), hide: vi.fn() } }))
const topbar = (await import('topbar')).default

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
  vi.mocked(topbar.hide).mockClear()
  pages.clear()
  document.body.replaceChildren()
})

test('switches when the page is there, with query and fragment', async () => {
  window.___navigate('/docs/api/node?x=1#y')
  expect(gatsby).not.toHaveBeenCalled()
  pages.get('/docs/api/node?x=1')?.({})
  await settle()
  expect(gatsby).toHaveBeenCalledExactlyOnceWith('/docs/api/node?x=1#y', undefined)
})

test('lets the last click win, whichever page comes first', async () => {
  window.___navigate('/slow')
  window.___navigate('/fast')
  pages.get('/fast')?.({})
  await settle()
  pages.get('/slow')?.({})
  await settle()
  expect(gatsby).toHaveBeenCalledExactlyOnceWith('/fast', undefined)
})

test('[N18] asks for the progress bar after a second and ends it on success and on failure', async () => {
  window.___navigate('/a')
  expect(topbar.show).toHaveBeenLastCalledWith(1000)
  pages.get('/a')?.({})
  await settle()
  expect(topbar.hide).toHaveBeenCalledTimes(1)
  window.___navigate('/b')
  pages.get('/b')?.({ status: 'error' })
  await settle()
  expect(topbar.hide).toHaveBeenCalledTimes(2)
})

test.each([
  ['an error', { status: 'error' as const }],
  ['nothing', undefined],
])('stays and says so when the loader answers %s', async (_, page) => {
  window.___navigate('/gone?x=1#y')
  pages.get('/gone?x=1')?.(page)
  await settle()
  expect(gatsby).not.toHaveBeenCalled()
  const alert = document.querySelector('[role=alert]')
  expect(alert?.textContent).toContain('This page could not be loaded')
  expect(alert?.querySelector('button')?.textContent).toBe('Retry')
})

test('takes the message away with the next navigation', async () => {
  window.___navigate('/gone')
  pages.get('/gone')?.(undefined)
  await settle()
  window.___navigate('/support')
  expect(document.querySelector('[role=alert]')).toBeNull()
})

test('waits for the page before Back shows it', async () => {
  wrapHistory()
  const router = vi.fn()
  window.addEventListener('popstate', router)
  window.dispatchEvent(new PopStateEvent('popstate'))
  expect(router).not.toHaveBeenCalled()
  pages.get('/docs/overview')?.({})
  await settle()
  expect(router).toHaveBeenCalledOnce()
})
