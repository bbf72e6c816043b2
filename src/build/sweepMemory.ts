import { getHeapStatistics, setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Bytes of a heap that is worth sweeping: it takes a second, and a site of some docs gains nothing. */
const LARGE = 400_000_000

const isLarge = (large: number): boolean => getHeapStatistics().used_heap_size >= large

function collectGarbage(): void {
  setFlagsFromString('--expose-gc')
  ;(runInNewContext('gc') as () => void)()
}

/** Frees now what nobody holds any more, such as the bodies of all pages, in a heap of `large` bytes or more. */
export function freeMemory(large = LARGE): void {
  if (isLarge(large)) collectGarbage()
}

/**
 * Frees now what nobody holds any more, in a heap of `large` bytes or more, moves together what remains, and has V8 look
 * for garbage more often from here on.
 *
 * For what fills hundreds of megabytes at once, before as much again is needed: left alone, V8 lets the heap double
 * before it looks, and leaves holes where something was freed.
 */
export function sweepMemory(large = LARGE): void {
  if (!isLarge(large)) return
  for (const flag of ['--compact-on-every-full-gc', '--heap-growing-percent=30']) setFlagsFromString(flag)
  collectGarbage()
  // To move everything takes too long for every time, and half as much memory again while it lasts.
  setFlagsFromString('--no-compact-on-every-full-gc')
}
