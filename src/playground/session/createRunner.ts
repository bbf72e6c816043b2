import { type FromFrame, isTooLarge, parseFrameMessage, type Problem, type ToFrame } from '../frame/messages'
import { SANDBOX_FLAGS } from '../paths'

/** The message that makes a frame run a project. */
export type RunMessage = Extract<ToFrame, { kind: 'run' }>

/** What a runner calls. */
export interface RunnerListeners {
  /** Called with what the frame that is shown or started reports. */
  onMessage: (message: FromFrame) => void
  /** Called when a frame had to be removed. */
  onStopped: (problem: Problem) => void
}

export interface Runner {
  /** Shows a project as soon as it is rendered; until then, the last result stays. */
  run(message: RunMessage): void
  /** Sends a message to the frame that is shown. */
  send(message: ToFrame): void
  destroy(): void
}

interface Frame {
  element: HTMLIFrameElement
  /** Whether our document in it has replied. */
  isReady: boolean
  /** How often it was asked for a reply in vain. */
  missed: number
  loads: number
  /** What it runs as soon as it is ready. */
  project: RunMessage | null
  /** Whether its code has thrown before anything was shown. */
  hasFailed: boolean
  /** Messages since `since`, a time in milliseconds. */
  messages: number
  since: number
}

/** More messages in a second than an editor sends while it is used. Above, the frame is removed. */
const MAX_MESSAGES = 100

/** Questions without a reply, two a second, after which a frame is removed: while it loads, on slow connections. */
const MAX_LOAD = 60

/** The same for a document that has replied before. Something keeps it busy. */
const MAX_BUSY = 5

const LEFT = 'The code was stopped: it tried to leave this page.'
const NOT_LOADED = 'The result could not be loaded. Are you online? Change the code to try again.'
const TOO_MANY = 'The code was stopped: it sent too much to this page.'
const BUSY = `The code was stopped: the result did not respond for ${MAX_BUSY / 2} seconds. Look for something without an end, such as a regular expression, or for too many elements.`

/**
 * Runs projects in sandboxed frames inside `stage`.
 *
 * Each run gets a new frame, so nothing of the last one is left in it: no timer, no listener, no style. The next frame
 * is loaded ahead, because a request would cost a run more than everything else.
 */
export function createRunner(
  stage: HTMLElement,
  url: string,
  { onMessage, onStopped }: RunnerListeners,
): Runner {
  let spare: Frame | null = null
  let started: Frame | null = null
  let shown: Frame | null = null
  let entries = history.length
  let address = location.href
  /** Whether the frame that is shown has replied since the latest run. */
  let isAlive = false

  const post = ({ element }: Frame, message: ToFrame) => element.contentWindow?.postMessage(message, '*')

  /** `first` is the frame of the page. It may have loaded before: plugins/late-hydration starts it with the scripts. */
  function createFrame(first?: HTMLIFrameElement): Frame {
    const element = first ?? document.createElement('iframe')
    const frame: Frame = {
      element,
      isReady: false,
      missed: 0,
      loads: 0,
      project: null,
      hasFailed: false,
      messages: 0,
      since: 0,
    }
    element.addEventListener('load', () => {
      frame.loads += 1
      if (frame.loads > 1) stop(frame, LEFT)
      // An error page never replies. It gets five more seconds.
      else if (!frame.isReady) frame.missed = MAX_LOAD - 10
    })
    if (!element.src) element.src = url
    if (first) return frame
    element.setAttribute('sandbox', SANDBOX_FLAGS)
    element.dataset.waiting = ''
    // Last: an empty frame would load a blank page first.
    stage.append(element)
    return frame
  }

  /** Looks at the address, and returns whether the reader has changed it: then all entries of the history are theirs. */
  function noteAddress(): boolean {
    if (location.href === address) return false
    address = location.href
    entries = history.length
    return true
  }

  /** Removes a frame that fills the history: frames within it can, also where it cannot. */
  function watchHistory(): void {
    const frame = started ?? shown
    if (!noteAddress() && frame && history.length > entries) stop(frame, LEFT)
  }

  /** Asks every frame for a sign of life, and removes those that gave none. */
  function ask(): void {
    watchHistory()
    for (const frame of [shown, started, spare]) {
      if (!frame?.element.isConnected) continue
      if (frame.missed >= (frame.isReady ? MAX_BUSY : MAX_LOAD))
        stop(frame, frame.isReady ? BUSY : NOT_LOADED)
      else post(frame, { kind: 'hello' })
      frame.missed += 1
    }
  }

  function markReady(frame: Frame): void {
    frame.missed = 0
    if (frame === shown) isAlive = true
    if (frame.isReady) return
    frame.isReady = true
    if (frame.project) post(frame, frame.project)
  }

  function stop(frame: Frame, reason: string): void {
    // Nobody waits for a spare frame. The next run loads another one.
    if (frame === spare) return remove(frame)
    const next = frame === shown && !isAlive ? started?.project : null
    if (reason === BUSY || reason === TOO_MANY) removeAll()
    else remove(frame)
    noteAddress()
    // The page hears a little later of what the frame added to the history.
    if (entries < Infinity) skipEntries(entries, history.length)
    entries = Infinity
    // The code that the frame ran is no longer that of the reader.
    if (next && !started) return run(next)
    onStopped({ message: reason, file: null, line: null, column: null })
  }

  /** Goes back to the last of so many entries of the history, as soon as no more are added, unless the reader goes on. */
  function skipEntries(count: number, latest: number, from = location.href): void {
    setTimeout(() => {
      const isHere = location.href === from
      if (isHere && history.length > latest) return skipEntries(count, history.length, from)
      if (isHere && latest > count) history.go(count - latest)
      entries = isHere ? latest : history.length
    }, 200)
  }

  /** Frames share a process. While one of them is busy, none answers, not even a new one. */
  function removeAll(): void {
    for (const frame of [spare, started, shown]) remove(frame)
  }

  function run(project: RunMessage): void {
    remove(started)
    entries = history.length
    isAlive = false
    // Before the code in the other frame, which may keep both of them busy.
    if (shown) post(shown, { kind: 'hello' })
    started = spare ?? createFrame()
    spare = null
    started.project = project
    if (started.isReady) post(started, project)
  }

  function remove(frame: Frame | null): void {
    frame?.element.remove()
    if (frame === spare) spare = null
    if (frame === started) started = null
    if (frame === shown) shown = null
  }

  function show(frame: Frame): void {
    remove(shown)
    shown = frame
    started = null
    delete frame.element.dataset.waiting
    frame.element.title = 'Result'
    spare ??= createFrame()
  }

  function receive(event: MessageEvent<unknown>): void {
    const frame = [started, shown, spare].find((known) => known?.element.contentWindow === event.source)
    if (!frame || event.origin !== 'null') return
    const now = performance.now()
    if (now - frame.since > 1000) Object.assign(frame, { since: now, messages: 0 })
    // Only read here: reading a long message takes time, and counts as several. One that is too long is the last.
    if (isTooLarge(event.data)) return stop(frame, TOO_MANY)
    const message = parseFrameMessage(event.data)
    frame.messages += 1 + (performance.now() - now) / 2
    if (frame.messages > MAX_MESSAGES) return stop(frame, TOO_MANY)
    if (message === null) return
    if (message.kind === 'ready') return markReady(frame)
    if (message.kind === 'left') return stop(frame, LEFT)
    if (frame === spare) return
    // The first frame may have loaded before this listened.
    frame.loads ||= 1
    // While the next frame renders, the last one may still report. If the next one fails, the last one stays.
    if (frame === shown && started !== null && !started.hasFailed) return
    if (frame === started && message.kind === 'problem') frame.hasFailed = true
    if (frame === started && (message.kind === 'shown' || shown === null)) show(frame)
    onMessage(message)
  }

  addEventListener('message', receive)
  const timer = setInterval(ask, 500)
  spare = createFrame(stage.querySelector('iframe') ?? undefined)
  ask()

  return {
    run,
    send(message) {
      if (shown) post(shown, message)
    },
    destroy() {
      removeEventListener('message', receive)
      clearInterval(timer)
      removeAll()
    },
  }
}
