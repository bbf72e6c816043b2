import { send } from './page'
import { reportError } from './problems'

/** How long code may keep the browser busy in one turn of its event loop, in milliseconds. */
const BUDGET = 2000

/** A turn counts with the last one if the pause between them is shorter than this, in milliseconds, */
const GAP = 250
/** and if the last one was longer than this. Until something is rendered any turn counts: React renders in short ones. */
const LONG = 500

/** Calls between two looks at the clock and at the address, which fills the history of the page around. */
const STRIDE = 16

const STOPPED = `The code was stopped: it kept the browser busy for more than ${BUDGET / 1000} seconds. Look for a loop or a recursion without an end.`

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
 * Called by compiled code in every loop and function. Throws once the code has been busy for longer than `BUDGET` or has
 * changed the address, and from then on at every call, so that code which catches the error ends as well.
 */
export function guard(): void {
  if (!isStopped && ++calls % STRIDE !== 0) return
  if (!isStopped) {
    // The loop may call much of Craft.js, which calls other code of the reader.
    Error.stackTraceLimit = 100
    if (addressOf() !== address) send({ kind: 'left' })
    else if (busyTime() < BUDGET) return
    else reportError(new Error(STOPPED))
    isStopped = true
    endTimers()
  }
  throw new Error(STOPPED)
}

/** How many timers are ended, the latest ones. */
const MAX_TIMERS = 100_000

/** Ends timers: each would throw, and keep the process busy that all frames share. */
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
    // The pause itself does not count.
    started = time - latest > GAP || (isShown && latest - turn < LONG) ? time : started + time - latest
    turn = time
  }
  latest = time
  return time - started
}

/** Called when something is rendered. */
export const markShown = (): void => void (isShown = true)
