import { expect, it } from 'vitest'
import { sweepMemory } from './sweepMemory'

it('frees what nobody holds', () => {
  let large: number[] | null = Array.from({ length: 4_000_000 }, (_, index) => index / 2)
  const before = process.memoryUsage().heapUsed
  expect(large).toHaveLength(4_000_000)
  large = null
  sweepMemory()
  expect(process.memoryUsage().heapUsed).toBeLessThan(before)
})
