import { expect, it } from 'vitest'
import { sweepMemory } from './sweepMemory'

it('frees what nobody holds, but leaves a small heap alone', () => {
  let large: number[] | null = Array.from({ length: 4_000_000 }, (_, index) => index / 2)
  expect(large).toHaveLength(4_000_000)
  large = null
  const before = process.memoryUsage().heapUsed
  sweepMemory(before * 2)
  expect(process.memoryUsage().heapUsed).toBeGreaterThanOrEqual(before)
  sweepMemory(0)
  expect(process.memoryUsage().heapUsed).toBeLessThan(before)
})
