// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { preloadSearch } from './useSearchModal'

const loadEngine = vi.hoisted(() => vi.fn(() => Promise.resolve()))
vi.mock('./modal', () => ({ loadEmbeddedEngine: loadEngine }))

afterEach(() => loadEngine.mockClear())

it.each([
  ['<dialog id="search-dialog" data-records="/r" open></dialog>', 1],
  ['<dialog id="search-dialog" data-records="/r"></dialog>', 0],
  ['<dialog id="search-dialog" open></dialog>', 0],
  ['', 0],
])('builds the index if the search is open already: on a page with %j, %i times', async (html, times) => {
  document.body.innerHTML = html
  preloadSearch()
  await vi.dynamicImportSettled()
  expect(loadEngine).toHaveBeenCalledTimes(times)
})
