import { type FromFrame, isTooLarge, parseFrameMessage, type Problem, type ToFrame } from '../frame/messages'
import { SANDBOX_FLAGS } from '../../model/playground'

/** The message that makes a frame run a project. */
export type RunMessage = Extract<ToFrame, { kind: 'run' }>

/** Callbacks of a runner. */
export interface RunnerListeners {
  /** Called with the messages of the visible or the pending frame. */
  onMessage: (message: FromFrame) => void
  /** Called when a frame had to be removed, because of its code or because it did not load. */
  onStopped: (problem: Problem) => void
}

export interface Runner {
  /** Runs a project, and shows it once it has rendered. Until then, the last result stays visible. */
  run(message: RunMessage): void
  /** Sends a message to the visible frame. */
  send(message: ToFrame): void
  destroy(): void
}

interface Frame {
  element: HTMLIFrameElement
  /** Whether its document has replied. */
  isReady: boolean
  /** The number of unanswered pings. */
  missed: number
  loads: number
  /** The project to run once it is ready. */
  project: RunMessage | null
  /** Whether its code threw before it was shown. */
  hasFailed: boolean
  /** The number of messages since `since`, a time in milliseconds. */
  messages: number
  since: number
}

/** Messages per second after which a frame is removed. An editor in use sends fewer. */
const MAX_MESSAGES = 100

/** Unanswered pings, two per second, after which a loading frame is removed. Allows for slow connections. */
const MAX_LOAD = 60

/** The same for a frame that has loaded, and is now kept busy by its code. */
const MAX_BUSY = 5

const LEFT = 'The code was stopped: it tried to leave this page.'
const NOT_LOADED = 'The result could not be loaded. Are you online? Change the code to try again.'
const TOO_MANY = 'The code was stopped: it sent too much data to this page.'
const BUSY = `The code was stopped: the result did not respond for ${MAX_BUSY / 2} seconds. Look for something that never ends, such as a slow regular expression, or for too many elements.`

/**
 * Runs projects in sandboxed frames inside `stage`.
 *
 * Each run uses a new frame, so no timer, listener or style of the last run is left. The next frame is preloaded,
 * because a request would take longer than the rest of a run.
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
  /** Whether the visible frame has replied since the latest run. */
  let isAlive = false

  const post = ({ element }: Frame, message: ToFrame) => element.contentWindow?.postMessage(message, '*')

  /** `first` is the frame in the HTML. It may already have loaded: plugins/late-hydration sets its address. */
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
      // Loaded, but not ready: this may be an error page, which never replies. Wait five more seconds.
      else if (!frame.isReady) frame.missed = MAX_LOAD - 10
    })
    if (!element.src) element.src = url
    if (first) return frame
    element.setAttribute('sandbox', SANDBOX_FLAGS)
    element.dataset.waiting = ''
    // Append it last: a frame without an address would load a blank page first.
    stage.append(element)
    return frame
  }

  /** Returns true if the reader has changed the address since the last call. All history entries are theirs then. */
  function noteAddress(): boolean {
    if (location.href === address) return false
    address = location.href
    entries = history.length
    return true
  }

  /** Removes a frame that floods the history. Nested frames can do this even if the frame itself cannot. */
  function watchHistory(): void {
    const frame = started ?? shown
    if (!noteAddress() && frame && history.length > entries) stop(frame, LEFT)
  }

  /** Pings every frame, and removes those that have not answered. */
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
    // A preloaded frame may fail silently. The next run loads another one.
    if (frame === spare) return remove(frame)
    const next = frame === shown && !isAlive ? started?.project : null
    if (reason === BUSY || reason === TOO_MANY) removeAll()
    else remove(frame)
    noteAddress()
    // History entries that the frame added may become visible to the page a little later.
    if (entries < Infinity) skipEntries(entries, history.length)
    entries = Infinity
    // The stopped frame ran outdated code. Run the new code instead of reporting.
    if (next && !started) return run(next)
    onStopped({ message: reason, file: null, line: null, column: null })
  }

  /** Goes back to the history entry number `count` once no more entries are added, unless the reader navigates. */
  function skipEntries(count: number, latest: number, from = location.href): void {
    setTimeout(() => {
      const isHere = location.href === from
      if (isHere && history.length > latest) return skipEntries(count, history.length, from)
      if (isHere && latest > count) history.go(count - latest)
      entries = isHere ? latest : history.length
    }, 200)
  }

  /** Frames share a process. While one of them is busy, no frame answers, not even a new one. */
  function removeAll(): void {
    for (const frame of [spare, started, shown]) remove(frame)
  }

  function run(project: RunMessage): void {
    remove(started)
    entries = history.length
    isAlive = false
    // Ping now, before the new code runs: it may keep both frames busy.
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
    // Reading `data` deserializes it. A long message takes time, and counts as several. One that is too large is the last.
    if (isTooLarge(event.data)) return stop(frame, TOO_MANY)
    const message = parseFrameMessage(event.data)
    frame.messages += 1 + (performance.now() - now) / 2
    if (frame.messages > MAX_MESSAGES) return stop(frame, TOO_MANY)
    if (message === null) return
    if (message.kind === 'ready') return markReady(frame)
    if (message.kind === 'left') return stop(frame, LEFT)
    if (frame === spare) return
    // The first frame may have loaded before the listener was added.
    frame.loads ||= 1
    // While the next frame renders, ignore reports of the last one. If the next frame fails, the last one stays.
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
