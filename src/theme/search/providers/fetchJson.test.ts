import { afterEach, describe, expect, it, vi } from 'vitest'
import { fetchJson } from './fetchJson'

const answer = (make: () => Promise<Response>) => vi.stubGlobal('fetch', vi.fn(make))
afterEach(() => vi.unstubAllGlobals())

/** A response that breaks off in the middle. */
function broken(): Response {
  const pull = (controller: ReadableStreamDefaultController) =>
    controller.error(new TypeError('network error'))
  return new Response(new ReadableStream({ pull }))
}

describe('fetchJson', () => {
  it('answers with what the file holds', async () => {
    answer(() => Promise.resolve(new Response('[1]')))
    await expect(fetchJson('/x')).resolves.toEqual([1])
  })

  it.each<[string, () => Promise<Response>, string]>([
    ['no network', () => Promise.reject(new TypeError('Failed to fetch')), 'unreachable'],
    [
      'an answer that does not come in time',
      () => Promise.reject(new DOMException('', 'TimeoutError')),
      'unreachable',
    ],
    ['an answer that breaks off', () => Promise.resolve(broken()), 'unreachable'],
    ['no such file', () => Promise.resolve(new Response('', { status: 404 })), 'unreachable'],
    ['a host that fails', () => Promise.resolve(new Response('', { status: 503 })), 'unreachable'],
    ['a host that wants peace', () => Promise.resolve(new Response('', { status: 429 })), 'busy'],
    ['a page in the place of the file', () => Promise.resolve(new Response('<!doctype html>')), 'garbled'],
  ])('takes %s for what it is', async (_, make, reason) => {
    answer(make)
    await expect(fetchJson('/x')).rejects.toMatchObject({ reason })
  })
})
