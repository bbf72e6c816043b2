import type { Answer, Doctor, Place, Question } from './doctor'
import type { MarkedJson } from './markedJson'

/** The doctor in a worker. */
export interface RemoteDoctor {
  examine(question: Question): Promise<Answer>
  json(place: Place | null): Promise<MarkedJson>
  resolver(): Promise<string>
  close(): void
}

/** A call of the page to the worker. */
export interface Call {
  id: number
  method: keyof Doctor
  args: readonly unknown[]
}

/** What the worker replies to the call with the same id. */
export type Reply = { id: number; result: unknown } | { id: number; error: string }

const STOPPED = 'its code does not run. Are you online? Change the text to try again'

/**
 * Opens the doctor. The file of its worker is requested at once, so that it works offline afterwards. A worker that fails
 * rejects the calls without an answer, and the next question starts another one.
 */
export function openDoctor(): RemoteDoctor {
  const waiting = new Map<number, { resolve: (result: unknown) => void; reject: (error: Error) => void }>()
  let calls = 0
  /** The text that the worker has. */
  let sent: string | null = null
  let worker: Worker | null = null

  const stop = () => {
    worker?.terminate()
    worker = null
    sent = null
    for (const { reject } of waiting.values()) reject(new Error(STOPPED))
    waiting.clear()
  }
  const start = () => {
    const started = new Worker(
      /* webpackChunkName: "state-doctor" */ new URL('./doctor.worker.ts', import.meta.url),
    )
    started.onmessage = ({ data }: MessageEvent<Reply>) => {
      const call = waiting.get(data.id)
      waiting.delete(data.id)
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
      worker.postMessage({ id, method, args } satisfies Call)
    })

  worker = start()
  return {
    examine({ text, ...rest }) {
      worker ??= start()
      const isNew = text !== sent
      sent = text
      return ask('examine', isNew ? { text, ...rest } : rest) as Promise<Answer>
    },
    json: (place) => ask('json', place) as Promise<MarkedJson>,
    resolver: () => ask('resolver') as Promise<string>,
    close: stop,
  }
}
