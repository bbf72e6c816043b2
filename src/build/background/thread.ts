import { parentPort } from 'node:worker_threads'
import { type Request, tasks } from './tasks'

// The entry of the thread beside Gatsby: it does one task after the other, as `inBackground` asks for them.
parentPort?.on('message', ({ name, input }: Request) => {
  const task = tasks[name] as (input: unknown) => Promise<unknown>
  task(input).then(
    (result) => parentPort?.postMessage({ result }),
    (error: unknown) => parentPort?.postMessage({ failure: String(error) }),
  )
})
