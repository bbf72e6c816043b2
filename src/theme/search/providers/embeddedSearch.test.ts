import { afterEach, expect, it, vi } from 'vitest'
import { fetchJson } from './embeddedSearch'

const stubFetch = (make: () => Promise<Response>) => vi.stubGlobal('fetch', vi.fn(make))
afterEach(() => vi.unstubAllGlobals())

/** A response whose body fails to load. */
function broken(): Response {
  const pull = (controller: ReadableStreamDefaultController) =>
    controller.error(new TypeError('network error'))
  return new Response(new ReadableStream({ pull }))
}

it.each<[string, () => Promise<Response>, string]>([
  ['no network', () => Promise.reject(new TypeError('Failed to fetch')), 'unreachable'],
  ['a timeout', () => Promise.reject(new DOMException('', 'TimeoutError')), 'unreachable'],
  ['a body that fails', () => Promise.resolve(broken()), 'unreachable'],
  ['a missing file', () => Promise.resolve(new Response('', { status: 404 })), 'unreachable'],
  ['a server error', () => Promise.resolve(new Response('', { status: 503 })), 'unreachable'],
  ['too many requests', () => Promise.resolve(new Response('', { status: 429 })), 'busy'],
  ['HTML in place of the file', () => Promise.resolve(new Response('<!doctype html>')), 'garbled'],
])('a file that cannot be fetched is reported: %s', async (_, make, reason) => {
  stubFetch(make)
  await expect(fetchJson('/x')).rejects.toMatchObject({ reason })
})
