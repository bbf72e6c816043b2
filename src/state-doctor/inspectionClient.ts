import type { InspectionRequest, InspectionResponse, InspectionService, Place } from './inspectionService'
import type { MarkedJson } from './markedJson'

/** Calls the inspection service in a worker. */
export interface InspectionClient {
  inspect(request: InspectionRequest): Promise<InspectionResponse>
  json(place: Place | null): Promise<MarkedJson>
  resolver(): Promise<string>
  /** Rejects the pending calls, and stops working on them. */
  interrupt(): void
  close(): void
}

/** A call of the page to the worker. */
export interface Call {
  id: number
  method: keyof InspectionService
  args: readonly unknown[]
}

/** The worker's reply to the call with the same id. A reply with id 0 means that the worker has loaded. */
export type Reply = { id: number; result: unknown } | { id: number; error: string }

/** Milliseconds after which a call is aborted: a few bytes can expand to gigabytes. */
const CALL_TIMEOUT_MS = 4000

/** In characters. Passing a longer text to the worker and showing the result would block the page. */
const MAX_TEXT_LENGTH = 20_000_000

const TOO_LONG = 'the text has more than 20 million characters'
const SLOW =
  'it took more than four seconds. The text may be too large, nested too deeply, or compressed too many times'
const STOPPED =
  'its code could not be loaded or stopped working. Are you online? Change the text to try again'

/**
 * Starts the worker that inspects pages. It is loaded immediately, so that it works offline afterwards. If it fails, all
 * pending calls are rejected, and the next request starts a new worker.
 */
export function startInspectionWorker(): InspectionClient {
  const pendingCalls = new Map<
    number,
    { resolve: (result: unknown) => void; reject: (error: Error) => void }
  >()
  let lastId = 0
  /** The text that the worker has. */
  let workerText: string | null = null
  let worker: Worker | null = null
  let isLoaded = false
  /** Calls to send once the worker has loaded. */
  let unsent: Call[] = []
  let callTimer: ReturnType<typeof setTimeout> | undefined

  /** Rejects all calls. */
  const rejectAll = (reason = STOPPED) => {
    clearTimeout(callTimer)
    workerText = null
    unsent = []
    for (const { reject } of pendingCalls.values()) reject(new Error(reason))
    pendingCalls.clear()
  }
  const stop = (reason?: string) => {
    worker?.terminate()
    worker = null
    isLoaded = false
    rejectAll(reason)
  }
  /** Starts the time limit of the call that the worker is handling. The time to load the worker does not count. */
  const startCallTimer = () => {
    clearTimeout(callTimer)
    if (isLoaded && pendingCalls.size > 0) callTimer = setTimeout(() => stop(SLOW), CALL_TIMEOUT_MS)
  }
  const start = () => {
    const created = new Worker(
      /* webpackChunkName: "state-doctor" */ new URL('./inspection.worker.ts', import.meta.url),
    )
    created.onmessage = ({ data }: MessageEvent<Reply>) => {
      const pending = pendingCalls.get(data.id)
      pendingCalls.delete(data.id)
      isLoaded = true
      for (const each of unsent.splice(0)) created.postMessage(each)
      startCallTimer()
      if ('result' in data) return pending?.resolve(data.result)
      workerText = null
      pending?.reject(new Error(data.error))
    }
    created.onerror = (event) => {
      event.preventDefault()
      stop()
    }
    return created
  }
  const call = (method: keyof InspectionService, ...args: readonly unknown[]) =>
    new Promise((resolve, reject) => {
      if (worker === null) return reject(new Error(STOPPED))
      const id = (lastId += 1)
      pendingCalls.set(id, { resolve, reject })
      if (pendingCalls.size === 1) startCallTimer()
      const message = { id, method, args } satisfies Call
      if (isLoaded) worker.postMessage(message)
      else unsent.push(message)
    })

  worker = start()
  return {
    inspect({ text, ...rest }) {
      if (text.length > MAX_TEXT_LENGTH) return Promise.reject(new Error(TOO_LONG))
      worker ??= start()
      const isNew = text !== workerText
      workerText = text
      return call('inspect', isNew ? { text, ...rest } : rest) as Promise<InspectionResponse>
    },
    json: (place) => call('json', place) as Promise<MarkedJson>,
    resolver: () => call('resolver') as Promise<string>,
    interrupt: () => (isLoaded ? stop() : rejectAll()),
    close: stop,
  }
}
