import type { Answer, Doctor, Place, Question } from './doctor'
import type { MarkedJson } from './markedJson'

/** The doctor in a worker, or in this page where no worker can run. */
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

type Ask = (method: keyof Doctor, ...args: readonly unknown[]) => Promise<unknown>

interface DoctorWorker {
  ask: Ask
  /** Stops the worker. Calls that have no answer yet are rejected. */
  stop: () => void
}

/** Calls a worker. A call rejects when the worker cannot run, or has been stopped. */
export function askWorker(worker: Worker): DoctorWorker {
  const waiting = new Map<number, { resolve: (result: unknown) => void; reject: (error: Error) => void }>()
  let calls = 0
  let stopped: Error | null = null
  const stop = () => {
    stopped = new Error('The worker does not run.')
    worker.terminate()
    for (const { reject } of waiting.values()) reject(stopped)
    waiting.clear()
  }
  worker.onmessage = ({ data }: MessageEvent<Reply>) => {
    const call = waiting.get(data.id)
    waiting.delete(data.id)
    if ('error' in data) call?.reject(new Error(data.error))
    else call?.resolve(data.result)
  }
  worker.onerror = (event) => {
    event.preventDefault()
    stop()
  }
  const ask: Ask = (method, ...args) =>
    new Promise((resolve, reject) => {
      if (stopped !== null) return reject(stopped)
      const id = (calls += 1)
      waiting.set(id, { resolve, reject })
      worker.postMessage({ id, method, args } satisfies Call)
    })
  return { ask, stop }
}

/** The same in this page: slower for the reader, but the tool works. */
async function askPage(): Promise<Ask> {
  const { createDoctor } = await import('./doctor').catch(() => {
    throw new Error('its code could not be loaded. Are you online? Change the text to try again')
  })
  const doctor = createDoctor()
  return (method, ...args) => {
    const call = doctor[method] as (...args: readonly unknown[]) => unknown
    return new Promise((resolve) => resolve(call(...args)))
  }
}

function startWorker(): DoctorWorker | null {
  try {
    return askWorker(
      new Worker(/* webpackChunkName: "state-doctor" */ new URL('./doctor.worker.ts', import.meta.url)),
    )
  } catch {
    return null
  }
}

/** Opens the doctor. Its file is requested at once, so that it works offline afterwards. */
export function openDoctor(): RemoteDoctor {
  let worker = startWorker()
  let inPage: Promise<Ask> | null = null
  const asking = () => (worker === null ? (inPage ??= askPage()) : Promise.resolve(worker.ask))
  if (worker === null) asking().catch(() => {})
  let isClosed = false
  /** The text that the doctor has. */
  let sent: string | null = null

  const examine = async (question: Question): Promise<Answer> => {
    const { text, ...rest } = question
    const asked = text === sent ? rest : question
    sent = text
    try {
      const ask = await asking()
      return (await ask('examine', asked)) as Answer
    } catch (error) {
      sent = null
      // The next question tries to load the doctor again.
      inPage = null
      if (worker === null || isClosed) throw error
      worker.stop()
      worker = null
      return examine(question)
    }
  }
  return {
    examine,
    json: async (place) => (await (await asking())('json', place)) as MarkedJson,
    resolver: async () => (await (await asking())('resolver')) as string,
    close: () => {
      isClosed = true
      worker?.stop()
    },
  }
}
