import { type Problem, type FromFrame, parseFrameMessage, type ToFrame } from '../../model/playground'

type RunMessage = Extract<ToFrame, { kind: 'run' }>

/** More messages in a second than an editor sends while it is used. Above, the frame is removed. */
const MAX_MESSAGES = 400

interface Listeners {
  /** Called with what the frame that is shown or started reports. */
  onMessage: (message: FromFrame) => void
  /** Called when a frame had to be removed. */
  onStopped: (problem: Problem) => void
}

export interface Runner {
  /** Shows a project as soon as it is rendered; until then, what was shown before stays. */
  run(message: RunMessage): void
  send(message: ToFrame): void
  destroy(): void
}

interface Frame {
  element: HTMLIFrameElement
  ready: Promise<void>
  markReady: () => void
  loads: number
  /** How often it has said that it is ready. */
  replies: number
  /** Whether its code has thrown before anything was shown. */
  hasFailed: boolean
  /** Messages since `since`, a time in milliseconds. */
  messages: number
  since: number
}

/** Milliseconds within which our document in a frame replies. */
const REPLY = 5000

const LEFT = 'The code was stopped: it tried to leave this page.'

const problemOf = (message: string): Problem => ({ message, file: null, line: null, column: null })

/**
 * Runs projects in sandboxed frames inside `stage`.
 *
 * Each run gets a new frame, so nothing of the last one is left in it: no timer, no listener, no style. The next frame
 * is loaded ahead, because a request would cost a run more than everything else.
 */
export function createRunner(stage: HTMLElement, url: string, { onMessage, onStopped }: Listeners): Runner {
  let spare: Frame | null = null
  let started: Frame | null = null
  let shown: Frame | null = null

  function createFrame(element = document.createElement('iframe')): Frame {
    const frame: Frame = {
      element,
      ready: Promise.resolve(),
      markReady: () => {},
      loads: 0,
      replies: 0,
      hasFailed: false,
      messages: 0,
      since: 0,
    }
    frame.ready = new Promise((resolve) => (frame.markReady = resolve))
    const isFirst = element.parentElement === stage
    element.addEventListener('load', () => {
      frame.loads += 1
      // The frame says so itself first, unless its code keeps it from doing so.
      if (frame.loads > 1) stop(frame, LEFT)
      else if (isFirst) expectReply(frame)
    })
    if (isFirst) {
      // It may have loaded before: plugins/late-hydration starts it together with the scripts.
      if (!element.src) element.src = url
      else element.contentWindow?.postMessage({ kind: 'hello' } satisfies ToFrame, '*')
      return frame
    }
    element.setAttribute('sandbox', 'allow-scripts')
    element.dataset.waiting = ''
    element.src = url
    stage.append(element)
    return frame
  }

  /** Stops a frame that holds another document. The first frame may have loaded ours before anything listened. */
  function expectReply(frame: Frame): void {
    const { replies } = frame
    frame.element.contentWindow?.postMessage({ kind: 'hello' } satisfies ToFrame, '*')
    setTimeout(() => {
      if (frame.replies === replies) stop(frame, LEFT)
    }, REPLY)
  }

  function stop(frame: Frame, reason: string): void {
    if (!frame.element.isConnected) return
    frame.element.remove()
    if (frame === spare) spare = null
    if (frame === started) started = null
    if (frame === shown) shown = null
    onStopped(problemOf(reason))
  }

  function show(frame: Frame): void {
    shown?.element.remove()
    shown = frame
    started = null
    delete frame.element.dataset.waiting
    frame.element.title = 'Result'
    spare ??= createFrame()
  }

  function answer(event: MessageEvent<unknown>): void {
    const { source, origin } = event
    const frame = [started, shown, spare].find((known) => known && known.element.contentWindow === source)
    if (!frame || origin !== 'null') return
    const now = performance.now()
    if (now - frame.since > 1000) Object.assign(frame, { since: now, messages: 0 })
    frame.messages += 1
    if (frame.messages > MAX_MESSAGES)
      return stop(frame, 'The code was stopped: it sent too many messages to this page.')
    // Only read here: reading a long message takes time.
    const message = parseFrameMessage(event.data)
    if (message === null) return
    if (message.kind === 'ready') {
      frame.replies += 1
      return frame.markReady()
    }
    if (message.kind === 'left') return stop(frame, LEFT)
    if (frame === spare) return
    // While the next frame renders, the last one may still report. If the next one fails, the last one stays.
    if (frame === shown && started !== null && !started.hasFailed) return
    if (frame === started && message.kind === 'problem') frame.hasFailed = true
    if (frame === started && (message.kind === 'shown' || shown === null)) show(frame)
    onMessage(message)
  }

  addEventListener('message', answer)
  spare = createFrame(stage.querySelector('iframe') ?? undefined)

  return {
    run(message) {
      started?.element.remove()
      const frame = spare ?? createFrame()
      spare = null
      started = frame
      void frame.ready.then(() => {
        if (started === frame) frame.element.contentWindow?.postMessage(message, '*')
      })
    },
    send(message) {
      shown?.element.contentWindow?.postMessage(message, '*')
    },
    destroy() {
      removeEventListener('message', answer)
      for (const frame of [spare, started, shown]) frame?.element.remove()
    },
  }
}
