import type { FromFrame, Problem, ToFrame } from '../frame/messages'
import { createHistoryGuard } from './historyGuard'
import {
  createFrame,
  ping,
  PING_INTERVAL_MS,
  post,
  readMessage,
  type RunMessage,
  type SandboxFrame,
  STOP_REASONS,
  type StopReason,
} from './sandboxFrame'

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

/**
 * Runs projects in sandboxed frames inside `container`.
 *
 * Each run uses a new frame, so no timer, listener or style of the last run is left. The next frame is preloaded,
 * because a request would take longer than the rest of a run.
 */
export function createRunner(
  container: HTMLElement,
  url: string,
  { onMessage, onStopped }: RunnerListeners,
): Runner {
  let preloaded: SandboxFrame | null = null
  /** The frame that renders the latest project. */
  let pending: SandboxFrame | null = null
  let visible: SandboxFrame | null = null
  /** Whether the visible frame has replied since the latest run. */
  let isAlive = false
  const historyGuard = createHistoryGuard()

  const newFrame = (first?: HTMLIFrameElement | null) =>
    createFrame(container, url, (frame) => stop(frame, 'navigated'), first)

  /** Pings every frame, and removes those that have not answered or that flood the history. */
  function pingFrames(): void {
    const running = pending ?? visible
    // Frames inside a frame can flood the history even if the frame itself cannot.
    if (historyGuard.isFlooded() && running) stop(running, 'navigated')
    for (const frame of [visible, pending, preloaded]) {
      const reason = frame?.element.isConnected && ping(frame)
      if (frame && reason) stop(frame, reason)
    }
  }

  function markReady(frame: SandboxFrame): void {
    frame.unansweredPings = 0
    if (frame === visible) isAlive = true
    if (frame.isReady) return
    frame.isReady = true
    if (frame.project) post(frame, frame.project)
  }

  function stop(frame: SandboxFrame, reason: StopReason): void {
    // A preloaded frame may fail silently. The next run loads another one.
    if (frame === preloaded) return remove(frame)
    const next = frame === visible && !isAlive ? pending?.project : null
    if (reason === 'busy' || reason === 'tooManyMessages') removeAll()
    else remove(frame)
    historyGuard.rewind()
    // The stopped frame ran outdated code. Run the new code instead of reporting.
    if (next && !pending) return run(next)
    onStopped({ message: STOP_REASONS[reason], file: null, line: null, column: null })
  }

  function remove(frame: SandboxFrame | null): void {
    frame?.element.remove()
    if (frame === preloaded) preloaded = null
    if (frame === pending) pending = null
    if (frame === visible) visible = null
  }

  /** Frames share a process. While one of them is busy, no frame answers, not even a new one. */
  function removeAll(): void {
    for (const frame of [preloaded, pending, visible]) remove(frame)
  }

  function run(project: RunMessage): void {
    remove(pending)
    historyGuard.reset()
    isAlive = false
    // Ping now, before the new code runs: it may keep both frames busy.
    if (visible) post(visible, { kind: 'ping' })
    pending = preloaded ?? newFrame()
    preloaded = null
    pending.project = project
    if (pending.isReady) post(pending, project)
  }

  function show(frame: SandboxFrame): void {
    remove(visible)
    visible = frame
    pending = null
    delete frame.element.dataset.waiting
    frame.element.title = 'Result'
    preloaded ??= newFrame()
  }

  function receive(event: MessageEvent<unknown>): void {
    const frame = [pending, visible, preloaded].find((known) => known?.element.contentWindow === event.source)
    if (!frame || event.origin !== 'null') return
    const message = readMessage(frame, event)
    if (message === 'flood') return stop(frame, 'tooManyMessages')
    if (message === null) return
    if (message.kind === 'ready') return markReady(frame)
    if (message.kind === 'navigated') return stop(frame, 'navigated')
    if (frame === preloaded) return
    // The first frame may have loaded before the listener was added.
    frame.loads ||= 1
    // While the next frame renders, ignore reports of the last one. If the next frame fails, the last one stays.
    if (frame === visible && pending !== null && !pending.hasFailed) return
    if (frame === pending && message.kind === 'problem') frame.hasFailed = true
    if (frame === pending && (message.kind === 'rendered' || visible === null)) show(frame)
    onMessage(message)
  }

  addEventListener('message', receive)
  const pingTimer = setInterval(pingFrames, PING_INTERVAL_MS)
  preloaded = newFrame(container.querySelector('iframe'))
  pingFrames()

  return {
    run,
    send(message) {
      if (visible) post(visible, message)
    },
    destroy() {
      removeEventListener('message', receive)
      clearInterval(pingTimer)
      removeAll()
    },
  }
}
