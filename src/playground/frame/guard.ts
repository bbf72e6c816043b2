import { reportError } from './problems'

/** How long code may keep the browser busy in one turn of its event loop, in milliseconds. */
const BUDGET = 2000

/** Calls between two looks at the clock. */
const STRIDE = 256

const STOPPED = `The code was stopped: it kept the browser busy for more than ${BUDGET / 1000} seconds. Look for a loop or a recursion without an end.`

let calls = 0
let started: number | null = null
let isStopped = false

const now = performance.now.bind(performance)
const later = setTimeout.bind(window)

/**
 * Called by compiled code in every loop and function. Throws once the code has been busy for longer than `BUDGET`, and
 * from then on at every call, so that code which catches the error ends as well.
 */
export function guard(): void {
  if (!isStopped && ++calls % STRIDE !== 0) return
  if (!isStopped) {
    if (started === null) {
      started = now()
      later(() => (started = null))
    }
    if (now() - started < BUDGET) return
    isStopped = true
    reportError(new Error(STOPPED))
  }
  throw new Error(STOPPED)
}
