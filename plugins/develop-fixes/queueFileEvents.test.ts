import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type FileEventQueue, queueFileEvents } from './queueFileEvents'

let emitted: string[]
let queue: FileEventQueue

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  emitted = []
  queue = queueFileEvents((name, event) => {
    const { payload, resolve } = (event ?? {}) as {
      payload?: { id?: string }[]
      resolve?: (made: unknown) => void
    }
    emitted.push(typeof event === 'string' ? event : (payload?.[0]?.id ?? name))
    resolve?.(made)
  })
  queue.idle()
  vi.advanceTimersByTime(100)
})
afterEach(() => void vi.useRealTimers())

let made: Promise<unknown> = Promise.resolve()
const change = (id: string, type = 'File') =>
  queue.emit('ENQUEUE_NODE_MUTATION', { payload: [{ id, internal: { type } }], resolve: () => {} })
const ask = (page: string) => queue.emit('QUERY_RUN_REQUESTED', page)

test('requests wait until pages are created while a changed file is waiting', async () => {
  change('a.mdx')
  ask('/b')
  change('c.mdx')
  expect(emitted).toEqual(['a.mdx', 'c.mdx'])
  await queue.createsPages()
  expect(emitted).toEqual(['a.mdx', 'c.mdx', '/b'])
})

test('files wait while queries run, until Gatsby has been idle for a moment', () => {
  ask('/a')
  change('b.mdx')
  queue.idle()
  queue.busy()
  vi.advanceTimersByTime(1_000)
  expect(emitted).toEqual(['/a'])
  queue.idle()
  vi.advanceTimersByTime(100)
  expect(emitted).toEqual(['/a', 'b.mdx'])
})

test('files wait while sources are compiled, but derived nodes do not', () => {
  queue.emit('SOURCE_FILE_CHANGED')
  change('a.mdx')
  change('sidebar', 'Sidebar')
  expect(emitted).toEqual(['SOURCE_FILE_CHANGED', 'sidebar'])
})

test('requests wait at most a few seconds', () => {
  change('a.mdx')
  ask('/b')
  vi.advanceTimersByTime(6_000)
  expect(emitted).toEqual(['a.mdx', '/b'])
})

test('pages wait for the nodes of files, even if one fails', async () => {
  vi.useRealTimers()
  const steps: string[] = []
  made = new Promise((_, reject) => setTimeout(() => (steps.push('file'), reject(new Error('no'))), 5))
  change('a.mdx')
  await queue.createsPages()
  expect(steps).toEqual(['file'])
})
