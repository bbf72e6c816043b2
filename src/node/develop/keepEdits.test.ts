import { beforeEach, expect, test, vi } from 'vitest'
import { keepEdits, passOnRequests } from './keepEdits'

let emitted: string[]
let emitter: { emit: (name: string, event?: unknown) => void }

beforeEach(() => {
  emitted = []
  emitter = { emit: (name, event) => void emitted.push(typeof event === 'string' ? event : name) }
  keepEdits(emitter)
})

const edit = (type = 'File') =>
  emitter.emit('ENQUEUE_NODE_MUTATION', { type: 'createNode', payload: [{ internal: { type } }] })
const ask = (page: string) => emitter.emit('QUERY_RUN_REQUESTED', page)

test('requests for pages wait while a changed file waits', () => {
  ask('/a')
  edit()
  ask('/b')
  ask('/c')
  expect(emitted).toEqual(['/a', 'ENQUEUE_NODE_MUTATION'])
  passOnRequests()
  ask('/d')
  expect(emitted).toEqual(['/a', 'ENQUEUE_NODE_MUTATION', '/b', '/c', '/d'])
})

test('they do not wait for nodes that are made of others', () => {
  edit('Sidebar')
  ask('/a')
  expect(emitted).toEqual(['ENQUEUE_NODE_MUTATION', '/a'])
})

test('they wait for some seconds at most', () => {
  vi.useFakeTimers()
  edit()
  ask('/a')
  vi.advanceTimersByTime(6_000)
  expect(emitted).toEqual(['ENQUEUE_NODE_MUTATION', '/a'])
  vi.useRealTimers()
})

test('all else goes its way', () => {
  edit()
  emitter.emit('SOURCE_FILE_CHANGED')
  emitter.emit('CREATE_PAGE')
  expect(emitted).toEqual(['ENQUEUE_NODE_MUTATION', 'SOURCE_FILE_CHANGED', 'CREATE_PAGE'])
})
