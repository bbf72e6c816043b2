import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { onceServed } from './onceServed'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

it('waits for the first bundle and some seconds more, and runs once', () => {
  const listeners = new Set<() => void>()
  const emitter = {
    on: (_: string, listener: () => void) => void listeners.add(listener),
    off: (_: string, listener: () => void) => void listeners.delete(listener),
  }
  const step = vi.fn()
  onceServed(emitter, 3_000, step)
  vi.advanceTimersByTime(60_000)
  expect(step).not.toHaveBeenCalled()
  for (const listener of [...listeners]) listener()
  expect(step).not.toHaveBeenCalled()
  vi.advanceTimersByTime(60_000)
  expect(step).toHaveBeenCalledOnce()
  expect(listeners.size).toBe(0)
})
