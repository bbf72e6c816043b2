// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'

const sent = vi.fn<typeof fetch>()

beforeEach(() => {
  vi.resetModules()
  vi.stubEnv('VITE_SERVER', '1')
  vi.stubGlobal('fetch', sent)
  sent.mockReset().mockResolvedValue(new Response(null, { status: 404 }))
  // Ada edits pages in this browser.
  sessionStorage.setItem('person', 'ada')
  document.body.innerHTML = '<div id="root"></div>'
})

async function visit(search: string) {
  history.replaceState(null, '', search)
  await import('./main')
  await vi.waitFor(() => expect(document.querySelector('[role=alert]')).toBeTruthy())
}

it.each([
  '../pages/home',
  '..%2Fpages%2Fhome',
  '..%2Fversions%2Fhome',
  '..%2Fpictures',
  '.',
  '',
])('sends no request for the id "%s" in an address', async (id) => {
  await visit(`?id=${id}`)
  expect(document.body.textContent).toContain('There is no page at this address.')
  expect(sent).not.toHaveBeenCalled()
})

it('requests the published page without the key of a user', async () => {
  await visit('?id=home')
  const [[url, options] = []] = sent.mock.calls
  expect(url).toBe('/api/published/home')
  expect(new Headers(options?.headers).get('authorization')).toBeNull()
})
