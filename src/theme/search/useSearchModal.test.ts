// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { preloadSearch } from './useSearchModal'

const loadEngine = vi.hoisted(() => vi.fn(() => Promise.resolve()))
vi.mock('./modal', () => ({ loadEmbeddedEngine: loadEngine }))

afterEach(() => loadEngine.mockClear())

it('builds the index if the search is open already', async () => {
  document.body.innerHTML = '<dialog id="search-dialog" data-records="/records.json" open></dialog>'
  preloadSearch()
  await vi.waitFor(() => expect(loadEngine).toHaveBeenCalledOnce())
})

it.each([
  '',
  '<dialog id="search-dialog" data-records="/r"></dialog>',
  '<dialog id="search-dialog" open></dialog>',
])('does nothing on a page with %j', async (html) => {
  document.body.innerHTML = html
  preloadSearch()
  await vi.dynamicImportSettled()
  expect(loadEngine).not.toHaveBeenCalled()
})
