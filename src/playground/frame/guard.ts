import { send } from './page'
import { reportError } from './problems'

/** How long code may block the browser in one turn of the event loop, in milliseconds. */
const MAX_TURN_MS = 2000

/** Two turns count as one if the pause between them is shorter than this, in milliseconds, */
const SAME_TURN_GAP_MS = 250
/** and the first one is longer than this. Before the first render, length does not matter: React splits rendering. */
const LONG_TURN_MS = 500

/** Check the clock and the address once per this many calls. Changes of the address fill the history of the page. */
const CALLS_PER_CHECK = 16

const STOPPED = `The code was stopped: it kept the browser busy for more than ${MAX_TURN_MS / 1000} seconds. Look for an infinite loop or recursion.`

let calls = 0
/** Start of the turns that count as one, start of the latest turn, and time of the latest call. */
let busySince = -Infinity
let turnStart = -Infinity
let latestCall = -Infinity
let isInTurn = false
let isRendered = false
let isStopped = false

const now = performance.now.bind(performance)
const schedule = setTimeout.bind(window)
const addressOf = Object.getOwnPropertyDescriptor(Document.prototype, 'URL')!.get!.bind(document)
const address: unknown = addressOf()

/**
 * Called by compiled code in every loop and function. Throws once the code has run for longer than `MAX_TURN_MS` or has
 * changed the address. From then on, every call throws, so that code that catches the error stops as well.
 */
export function guard(): void {
  if (!isStopped && ++calls % CALLS_PER_CHECK !== 0) return
  if (!isStopped) {
    // The stack may have many frames of Craft.js between the loop and this call.
    Error.stackTraceLimit = 100
    if (addressOf() !== address) send({ kind: 'navigated' })
    else if (busyTime() < MAX_TURN_MS) return
    else reportError(new Error(STOPPED))
    isStopped = true
    cancelTimers()
  }
  throw new Error(STOPPED)
}

/** How many timers are canceled, starting with the latest. */
const MAX_TIMERS = 100_000

/** Cancels timers. Each of them would throw, and tie up the process that all frames share. */
function cancelTimers(): void {
  const [timer, frame] = [Number(schedule(() => {})), requestAnimationFrame(() => {})]
  for (let canceled = 0; canceled < MAX_TIMERS; canceled += 1) {
    clearTimeout(timer - canceled)
    cancelAnimationFrame(frame - canceled)
  }
}

function busyTime(): number {
  const time = now()
  if (!isInTurn) {
    isInTurn = true
    schedule(() => (isInTurn = false))
    // The pause itself does not count as busy time.
    const pause = time - latestCall
    const isNew = pause > SAME_TURN_GAP_MS || (isRendered && latestCall - turnStart < LONG_TURN_MS)
    busySince = isNew ? time : busySince + pause
    turnStart = time
  }
  latestCall = time
  return time - busySince
}

/** Called after the first render. */
export const signalRendered = (): void => void (isRendered = true)
