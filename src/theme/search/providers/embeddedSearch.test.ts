import { afterEach, expect, it, vi } from 'vitest'
import { packRecords, type SearchRecord } from '../../../model/search'
import { embeddedSearch, fetchJson } from './embeddedSearch'

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

it('texts in a second file are loaded, once, for queries with few titles', async () => {
  const record = (at: number): SearchRecord => ({
    ...{ kind: 'page', category: 'Docs', page: `Node ${at}`, headings: [], url: `/docs/${at}` },
    ...{ text: '', more: '', names: [], words: '' },
  })
  const files: Record<string, unknown> = {
    '/records.json': packRecords([record(0), record(1), record(2)]),
    '/record-texts.json': [
      ['A handle.', ''],
      ['A drag.', 'handles'],
      ['', ''],
    ],
  }
  const asked: string[] = []
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url)
    return Promise.resolve(Response.json(files[url]))
  })
  const urlsOf = async (query: string) =>
    (await embeddedSearch(query, { limit: 2 })).hits.map(({ url }) => url)
  expect(await urlsOf('node')).toHaveLength(2)
  expect(asked).toEqual(['/records.json'])
  expect(await urlsOf('handle')).toEqual(['/docs/0', '/docs/1'])
  expect(await urlsOf('drag')).toEqual(['/docs/1'])
  expect(asked).toEqual(['/records.json', '/record-texts.json'])
})
