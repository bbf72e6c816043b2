import { send } from './page'
import { reportError } from './problems'

/** How long code may block the browser in one turn of the event loop, in milliseconds. */
const BUDGET = 2000

/** Two turns count as one if the pause between them is shorter than this, in milliseconds, */
const GAP = 250
/** and the first one is longer than this. Before the first render, length does not matter: React splits rendering. */
const LONG = 500

/** Check the clock and the address once per this many calls. Changes of the address fill the history of the page. */
const STRIDE = 16

const STOPPED = `The code was stopped: it kept the browser busy for more than ${BUDGET / 1000} seconds. Look for an infinite loop or recursion.`

let calls = 0
let started = -Infinity
let turn = -Infinity
let latest = -Infinity
let isInTurn = false
let isShown = false
let isStopped = false

const now = performance.now.bind(performance)
const later = setTimeout.bind(window)
const addressOf = Object.getOwnPropertyDescriptor(Document.prototype, 'URL')!.get!.bind(document)
const address: unknown = addressOf()

/**
 * Called by compiled code in every loop and function. Throws once the code has run for longer than `BUDGET` or has
 * changed the address. From then on, every call throws, so that code that catches the error stops as well.
 */
export function guard(): void {
  if (!isStopped && ++calls % STRIDE !== 0) return
  if (!isStopped) {
    // The stack may have many frames of Craft.js between the loop and this call.
    Error.stackTraceLimit = 100
    if (addressOf() !== address) send({ kind: 'left' })
    else if (busyTime() < BUDGET) return
    else reportError(new Error(STOPPED))
    isStopped = true
    endTimers()
  }
  throw new Error(STOPPED)
}

/** How many timers are canceled, starting with the latest. */
const MAX_TIMERS = 100_000

/** Cancels timers. Each of them would throw, and keep busy the process that all frames share. */
function endTimers(): void {
  const [timer, frame] = [Number(later(() => {})), requestAnimationFrame(() => {})]
  for (let ended = 0; ended < MAX_TIMERS; ended += 1) {
    clearTimeout(timer - ended)
    cancelAnimationFrame(frame - ended)
  }
}

function busyTime(): number {
  const time = now()
  if (!isInTurn) {
    isInTurn = true
    later(() => (isInTurn = false))
    // The pause itself does not count as busy time.
    started = time - latest > GAP || (isShown && latest - turn < LONG) ? time : started + time - latest
    turn = time
  }
  latest = time
  return time - started
}

/** Called after the first render. */
export const markShown = (): void => void (isShown = true)
