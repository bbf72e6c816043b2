// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { preloadSearch } from './preloadSearch'

const makeEngine = vi.hoisted(() => vi.fn(() => Promise.resolve()))
vi.mock('./modal', () => ({ embeddedEngineReady: makeEngine }))

afterEach(() => makeEngine.mockClear())

it('makes the index when the search is open already', async () => {
  document.body.innerHTML = '<dialog id="search-dialog" data-records="/records.json" open></dialog>'
  preloadSearch()
  await vi.waitFor(() => expect(makeEngine).toHaveBeenCalledOnce())
})

it.each([
  '',
  '<dialog id="search-dialog" data-records="/r"></dialog>',
  '<dialog id="search-dialog" open></dialog>',
])('leaves a page with %j alone: nobody searches, or a service does', async (html) => {
  document.body.innerHTML = html
  preloadSearch()
  await vi.dynamicImportSettled()
  expect(makeEngine).not.toHaveBeenCalled()
})
