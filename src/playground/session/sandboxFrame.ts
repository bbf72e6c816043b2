import { SANDBOX_FLAGS } from '../../model/playground'
import { type FromFrame, isTooLarge, parseFrameMessage, type ToFrame } from '../frame/messages'

/** The message that makes a frame run a project. */
export type RunMessage = Extract<ToFrame, { kind: 'run' }>

/** A sandboxed frame that runs at most one project. */
export interface SandboxFrame {
  element: HTMLIFrameElement
  /** Whether its document has replied. */
  isReady: boolean
  unansweredPings: number
  loads: number
  /** The project to run once it is ready. */
  project: RunMessage | null
  /** Whether its code threw before it was shown. */
  hasFailed: boolean
  /** The number of messages in the current second. */
  messages: number
  /** Start of that second, as in `performance.now()`. */
  secondStart: number
}

/** Milliseconds between two pings. */
export const PING_INTERVAL_MS = 500

/** Unanswered pings after which a loading frame is removed: 30 seconds, to allow for slow connections. */
const MAX_LOAD_PINGS = 60

/** The same for a frame that has loaded, and is now kept busy by its code. */
const MAX_BUSY_PINGS = 5

/** The same for a frame that has loaded but never replied: it may show an error page. */
const ERROR_PAGE_PINGS = 10

/** Messages per second after which a frame is removed. An editor in use sends fewer. */
const MAX_MESSAGES_PER_SECOND = 100

/** Reasons for removing a frame, as shown to the reader. */
export const STOP_REASONS = {
  navigated: 'The code was stopped: it tried to leave this page.',
  notLoaded: 'The result could not be loaded. Are you online? Change the code to try again.',
  tooManyMessages: 'The code was stopped: it sent too much data to this page.',
  busy: `The code was stopped: the result did not respond for ${(MAX_BUSY_PINGS * PING_INTERVAL_MS) / 1000} seconds. Look for something that never ends, such as a slow regular expression, or for too many elements.`,
} as const

export type StopReason = keyof typeof STOP_REASONS

/**
 * Creates a frame in `container`. `first` is the frame in the HTML, which may already have loaded:
 * plugins/late-hydration sets its address. Calls `onNavigated` if the frame loads a second document.
 */
export function createFrame(
  container: HTMLElement,
  url: string,
  onNavigated: (frame: SandboxFrame) => void,
  first?: HTMLIFrameElement | null,
): SandboxFrame {
  const element = first ?? document.createElement('iframe')
  const counts = { unansweredPings: 0, loads: 0, messages: 0, secondStart: 0 }
  const frame: SandboxFrame = { element, isReady: false, project: null, hasFailed: false, ...counts }
  element.addEventListener('load', () => {
    frame.loads += 1
    if (frame.loads > 1) onNavigated(frame)
    else if (!frame.isReady) frame.unansweredPings = MAX_LOAD_PINGS - ERROR_PAGE_PINGS
  })
  if (!element.src) element.src = url
  if (first) return frame
  element.setAttribute('sandbox', SANDBOX_FLAGS)
  element.dataset.waiting = ''
  // Append it last: a frame without an address would load a blank page first.
  container.append(element)
  return frame
}

/** Sends a message to a frame. */
export const post = ({ element }: SandboxFrame, message: ToFrame): void =>
  element.contentWindow?.postMessage(message, '*')

/** Pings a frame. Returns the reason to remove it if it has left too many pings unanswered, and `null` otherwise. */
export function ping(frame: SandboxFrame): StopReason | null {
  const isSilent = frame.unansweredPings >= (frame.isReady ? MAX_BUSY_PINGS : MAX_LOAD_PINGS)
  frame.unansweredPings += 1
  if (isSilent) return frame.isReady ? 'busy' : 'notLoaded'
  post(frame, { kind: 'ping' })
  return null
}

/** Reads a message of a frame. Returns `null` if it is invalid, and 'flood' if the frame sends too much. */
export function readMessage(frame: SandboxFrame, event: MessageEvent<unknown>): FromFrame | 'flood' | null {
  const start = performance.now()
  if (start - frame.secondStart > 1000) Object.assign(frame, { secondStart: start, messages: 0 })
  // Reading `data` deserializes it. A long message takes time, and counts as several. One that is too large is the last.
  if (isTooLarge(event.data)) return 'flood'
  const message = parseFrameMessage(event.data)
  frame.messages += 1 + (performance.now() - start) / 2
  return frame.messages > MAX_MESSAGES_PER_SECOND ? 'flood' : message
}
