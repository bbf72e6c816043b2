import * as v8 from 'node:v8'
import { expect, it, vi } from 'vitest'
import { freeMemory, sweepMemory } from './sweepMemory'

vi.mock('node:v8', async (load) => {
  const actual = await load<typeof v8>()
  return { ...actual, setFlagsFromString: vi.fn(actual.setFlagsFromString) }
})

it('leaves a small heap alone', () => {
  sweepMemory(Infinity)
  freeMemory(Infinity)
  expect(v8.setFlagsFromString).not.toHaveBeenCalled()
})

it.each([freeMemory, sweepMemory])('%o frees what nobody holds', (free) => {
  let large: number[] | null = Array.from({ length: 4_000_000 }, (_, index) => index / 2)
  const before = process.memoryUsage().heapUsed
  expect(large).toHaveLength(4_000_000)
  large = null
  free(0)
  expect(process.memoryUsage().heapUsed).toBeLessThan(before)
})
