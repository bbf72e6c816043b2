import type { Answer, Doctor, Place, Question } from './doctor'
import type { MarkedJson } from './markedJson'

/** The doctor in a worker. */
export interface RemoteDoctor {
  examine(question: Question): Promise<Answer>
  json(place: Place | null): Promise<MarkedJson>
  resolver(): Promise<string>
  /** Rejects the pending calls, and stops working on them. */
  interrupt(): void
  close(): void
}

/** A call of the page to the worker. */
export interface Call {
  id: number
  method: keyof Doctor
  args: readonly unknown[]
}

/** The worker's reply to the call with the same id. A reply with id 0 means that the worker has loaded. */
export type Reply = { id: number; result: unknown } | { id: number; error: string }

/** Milliseconds after which a call is aborted: a few bytes can expand to gigabytes. */
const LIMIT = 4000

/** In characters. Passing a longer text to the worker and showing the result would block the page. */
const MAX_TEXT = 20_000_000

const TOO_LONG = 'the text has more than 20 million characters'
const SLOW =
  'it took more than four seconds. The text may be too large, nested too deeply, or compressed too many times'
const STOPPED =
  'its code could not be loaded or stopped working. Are you online? Change the text to try again'

/**
 * Starts the doctor. Its worker is loaded immediately, so that it works offline afterwards. If the worker fails, all
 * pending calls are rejected, and the next question starts a new worker.
 */
export function openDoctor(): RemoteDoctor {
  const waiting = new Map<number, { resolve: (result: unknown) => void; reject: (error: Error) => void }>()
  let calls = 0
  /** The text that the worker has. */
  let sent: string | null = null
  let worker: Worker | null = null
  let isLoaded = false
  /** Calls to send once the worker has loaded. */
  let unsent: Call[] = []
  let limit: ReturnType<typeof setTimeout> | undefined

  /** Rejects all calls. */
  const drop = (reason = STOPPED) => {
    clearTimeout(limit)
    sent = null
    unsent = []
    for (const { reject } of waiting.values()) reject(new Error(reason))
    waiting.clear()
  }
  const stop = (reason?: string) => {
    worker?.terminate()
    worker = null
    isLoaded = false
    drop(reason)
  }
  /** Starts the time limit of the call that the worker is handling. The time to load the worker does not count. */
  const startClock = () => {
    clearTimeout(limit)
    if (isLoaded && waiting.size > 0) limit = setTimeout(() => stop(SLOW), LIMIT)
  }
  const start = () => {
    const started = new Worker(
      /* webpackChunkName: "state-doctor" */ new URL('./doctor.worker.ts', import.meta.url),
    )
    started.onmessage = ({ data }: MessageEvent<Reply>) => {
      const call = waiting.get(data.id)
      waiting.delete(data.id)
      isLoaded = true
      for (const each of unsent.splice(0)) started.postMessage(each)
      startClock()
      if ('result' in data) return call?.resolve(data.result)
      sent = null
      call?.reject(new Error(data.error))
    }
    started.onerror = (event) => {
      event.preventDefault()
      stop()
    }
    return started
  }
  const ask = (method: keyof Doctor, ...args: readonly unknown[]) =>
    new Promise((resolve, reject) => {
      if (worker === null) return reject(new Error(STOPPED))
      const id = (calls += 1)
      waiting.set(id, { resolve, reject })
      if (waiting.size === 1) startClock()
      const call = { id, method, args } satisfies Call
      if (isLoaded) worker.postMessage(call)
      else unsent.push(call)
    })

  worker = start()
  return {
    examine({ text, ...rest }) {
      if (text.length > MAX_TEXT) return Promise.reject(new Error(TOO_LONG))
      worker ??= start()
      const isNew = text !== sent
      sent = text
      return ask('examine', isNew ? { text, ...rest } : rest) as Promise<Answer>
    },
    json: (place) => ask('json', place) as Promise<MarkedJson>,
    resolver: () => ask('resolver') as Promise<string>,
    interrupt: () => (isLoaded ? stop() : drop()),
    close: stop,
  }
}
