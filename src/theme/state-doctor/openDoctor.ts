import type { Call, Reply } from './calls'
import type { Answer, Doctor, Place, Question } from './doctor'
import type { MarkedJson } from './markedJson'

/** The doctor in a worker, or in this page where no worker can run. */
export interface RemoteDoctor {
  examine(question: Question): Promise<Answer>
  json(place: Place | null): Promise<MarkedJson>
  resolver(): Promise<string>
  close(): void
}

type Ask = (method: keyof Doctor, ...args: readonly unknown[]) => Promise<unknown>

/** Starts the worker, and returns a function that calls it. A call rejects when the worker cannot run. */
function askWorker(worker: Worker): Ask {
  const waiting = new Map<number, { resolve: (result: unknown) => void; reject: (error: Error) => void }>()
  let calls = 0
  worker.onmessage = ({ data }: MessageEvent<Reply>) => {
    const call = waiting.get(data.id)
    waiting.delete(data.id)
    if ('error' in data) call?.reject(new Error(data.error))
    else call?.resolve(data.result)
  }
  let isBroken = false
  worker.onerror = (event) => {
    event.preventDefault()
    isBroken = true
    for (const { reject } of waiting.values()) reject(new Error('The worker does not run.'))
    waiting.clear()
  }
  return (method, ...args) =>
    new Promise((resolve, reject) => {
      if (isBroken) reject(new Error('The worker does not run.'))
      const id = (calls += 1)
      waiting.set(id, { resolve, reject })
      worker.postMessage({ id, method, args } satisfies Call)
    })
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

function startWorker(): Worker | null {
  try {
    return new Worker(/* webpackChunkName: "state-doctor" */ new URL('./doctor.worker.ts', import.meta.url))
  } catch {
    return null
  }
}

/** Opens the doctor. Its file is requested at once, so that it works offline afterwards. */
export function openDoctor(): RemoteDoctor {
  const worker = startWorker()
  let ask = worker === null ? null : Promise.resolve(askWorker(worker))
  let isInPage = worker === null
  const asking = () => (ask ??= askPage())
  if (isInPage) asking().catch(() => {})
  /** The text that the doctor has. */
  let sent: string | null = null

  const examine = async (question: Question): Promise<Answer> => {
    const { text, ...rest } = question
    const asked = text === sent ? rest : question
    sent = text
    try {
      return (await (
        await asking()
      )('examine', asked)) as Answer
    } catch (error) {
      sent = null
      // The next question tries to load the doctor again.
      ask = null
      if (isInPage) throw error
      worker?.terminate()
      isInPage = true
      return examine(question)
    }
  }
  return {
    examine,
    json: async (place) => (await (await asking())('json', place)) as MarkedJson,
    resolver: async () => (await (await asking())('resolver')) as string,
    close: () => worker?.terminate(),
  }
}
