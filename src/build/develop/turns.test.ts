import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { takeTurns, type Turns } from './turns'

let emitted: string[]
let turns: Turns

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  emitted = []
  turns = takeTurns((name, event) => {
    const { payload, resolve } = (event ?? {}) as {
      payload?: { id?: string }[]
      resolve?: (made: unknown) => void
    }
    emitted.push(typeof event === 'string' ? event : (payload?.[0]?.id ?? name))
    resolve?.(made)
  })
  turns.rests()
  vi.advanceTimersByTime(100)
})
afterEach(() => void vi.useRealTimers())

let made: Promise<unknown> = Promise.resolve()
const change = (id: string, type = 'File') =>
  turns.emit('ENQUEUE_NODE_MUTATION', { payload: [{ id, internal: { type } }], resolve: () => {} })
const ask = (page: string) => turns.emit('QUERY_RUN_REQUESTED', page)

test('requests wait while a changed file waits, until pages are made', async () => {
  change('a.mdx')
  ask('/b')
  change('c.mdx')
  expect(emitted).toEqual(['a.mdx', 'c.mdx'])
  await turns.makesPages()
  expect(emitted).toEqual(['a.mdx', 'c.mdx', '/b'])
})

test('files wait while queries run, until Gatsby rests', () => {
  ask('/a')
  change('b.mdx')
  turns.rests()
  expect(emitted).toEqual(['/a'])
  vi.advanceTimersByTime(100)
  expect(emitted).toEqual(['/a', 'b.mdx'])
})

test('a rest that ends at once is none', () => {
  ask('/a')
  change('b.mdx')
  turns.rests()
  turns.isBusy()
  vi.advanceTimersByTime(1_000)
  expect(emitted).toEqual(['/a'])
})

test('files wait while sources are compiled', () => {
  turns.emit('SOURCE_FILE_CHANGED')
  change('a.mdx')
  expect(emitted).toEqual(['SOURCE_FILE_CHANGED'])
})

test('nodes that are made of others do not wait', () => {
  ask('/a')
  change('sidebar', 'Sidebar')
  expect(emitted).toEqual(['/a', 'sidebar'])
})

test('requests wait for some seconds at most', () => {
  change('a.mdx')
  ask('/b')
  vi.advanceTimersByTime(6_000)
  expect(emitted).toEqual(['a.mdx', '/b'])
})

test('pages wait for what is made of files, and of that', async () => {
  vi.useRealTimers()
  const steps: string[] = []
  const step = async (name: string, next?: () => void) => {
    await new Promise((resolve) => setTimeout(resolve, 5))
    steps.push(name)
    next?.()
  }
  made = step('file', () => turns.reads(step('doc')))
  change('a.mdx')
  await turns.makesPages()
  expect(steps).toEqual(['file', 'doc'])
})

test('what fails is over as well', async () => {
  vi.useRealTimers()
  turns.reads(Promise.reject(new Error('no')))
  await expect(turns.makesPages()).resolves.toBeUndefined()
})
