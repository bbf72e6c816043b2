import { type FromFrame, parseFrameMessage, type Problem, type ToFrame } from '../frame/messages'

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
  /** What it runs as soon as it is ready. */
  project: RunMessage | null
  loads: number
  /** Removes the frame when it does not reply. */
  timer?: ReturnType<typeof setTimeout>
  /** Whether its code has thrown before anything was shown. */
  hasFailed: boolean
  /** Messages since `since`, a time in milliseconds. */
  messages: number
  since: number
}

/** More messages in a second than an editor sends while it is used. Above, the frame is removed. */
const MAX_MESSAGES = 400

/** Milliseconds within which a frame has to load, on the slowest connection. */
const MAX_LOAD = 30_000

/** Milliseconds within which a document that has loaded replies, unless it is an error page or a stranger's. */
const MAX_REPLY = 5000

const LEFT = 'The code was stopped: it tried to leave this page.'
const NOT_LOADED = 'The result could not be loaded. Are you online? Change the code to try again.'
const TOO_MANY = 'The code was stopped: it sent too many messages to this page.'

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

  const post = ({ element }: Frame, message: ToFrame) => element.contentWindow?.postMessage(message, '*')

  /** `first` is the frame of the page. It may have loaded before: plugins/late-hydration starts it with the scripts. */
  function createFrame(first?: HTMLIFrameElement): Frame {
    const element = first ?? document.createElement('iframe')
    const frame: Frame = {
      element,
      isReady: false,
      project: null,
      loads: 0,
      hasFailed: false,
      messages: 0,
      since: 0,
    }
    element.addEventListener('load', () => {
      frame.loads += 1
      // Code that leaves sends a message before, unless it keeps the frame from sending it.
      if (frame.loads > 1) stop(frame, LEFT)
      // The first load that is noticed may be the second one of the first frame, of another document.
      else if (first || !frame.isReady) expectReply(frame, MAX_REPLY)
    })
    expectReply(frame, MAX_LOAD)
    if (!element.src) element.src = url
    if (first) return frame
    element.setAttribute('sandbox', 'allow-scripts')
    element.dataset.waiting = ''
    // Last: an empty frame would load a blank page first.
    stage.append(element)
    return frame
  }

  function expectReply(frame: Frame, limit: number): void {
    post(frame, { kind: 'hello' })
    clearTimeout(frame.timer)
    frame.timer = setTimeout(() => stop(frame, frame.isReady ? LEFT : NOT_LOADED), limit)
  }

  function markReady(frame: Frame): void {
    clearTimeout(frame.timer)
    if (frame.isReady) return
    frame.isReady = true
    if (frame.project) post(frame, frame.project)
  }

  function stop(frame: Frame, reason: string): void {
    const isSpare = frame === spare
    remove(frame)
    if (frame === started) started = null
    if (frame === shown) shown = null
    // Nobody waits for a spare frame. The next run loads another one.
    if (isSpare) spare = null
    else onStopped({ message: reason, file: null, line: null, column: null })
  }

  function remove(frame: Frame | null): void {
    clearTimeout(frame?.timer)
    frame?.element.remove()
  }

  function show(frame: Frame): void {
    remove(shown)
    shown = frame
    started = null
    delete frame.element.dataset.waiting
    frame.element.title = 'Result'
    spare ??= createFrame()
  }

  function receive({ source, origin, data }: MessageEvent<unknown>): void {
    const frame = [started, shown, spare].find((known) => known && known.element.contentWindow === source)
    if (!frame || origin !== 'null') return
    const now = performance.now()
    if (now - frame.since > 1000) Object.assign(frame, { since: now, messages: 0 })
    frame.messages += 1
    if (frame.messages > MAX_MESSAGES) return stop(frame, TOO_MANY)
    // Only read here: reading a long message takes time.
    const message = parseFrameMessage(data)
    if (message === null) return
    if (message.kind === 'ready') return markReady(frame)
    if (message.kind === 'left') return stop(frame, LEFT)
    if (frame === spare) return
    // While the next frame renders, the last one may still report. If the next one fails, the last one stays.
    if (frame === shown && started !== null && !started.hasFailed) return
    if (frame === started && message.kind === 'problem') frame.hasFailed = true
    if (frame === started && (message.kind === 'shown' || shown === null)) show(frame)
    onMessage(message)
  }

  addEventListener('message', receive)
  spare = createFrame(stage.querySelector('iframe') ?? undefined)

  return {
    run(message) {
      remove(started)
      started = spare ?? createFrame()
      spare = null
      started.project = message
      if (started.isReady) post(started, message)
    },
    send(message) {
      if (shown) post(shown, message)
    },
    destroy() {
      removeEventListener('message', receive)
      for (const frame of [spare, started, shown]) remove(frame)
    },
  }
}
