import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { build } from 'esbuild'
import { deskOf } from './deskOf'
import type { Answer, Request, Tasks } from './tasks'

/** What goes first: what somebody waits for, then what Gatsby waits for, then bodies that cost little. */
export const RANKS = { wanted: 0, api: 1, plain: 2, checked: 3 } as const

let thread: Promise<Worker> | null = null

/** Starts the thread, whose code is compiled as Gatsby's own hooks are. */
async function start(root: string): Promise<Worker> {
  const outfile = path.join(root, 'node_modules/.cache/craft-site/thread.js')
  await build({
    absWorkingDir: root,
    entryPoints: ['src/build/background/thread.ts'],
    outfile,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    supported: { 'dynamic-import': false },
    define: { __dirname: JSON.stringify(root) },
    logLevel: 'silent',
  })
  const worker = new Worker(outfile)
  const forget = () => (thread = null)
  return worker.on('error', forget).on('exit', forget)
}

/** What the thread answers to `request`; rejects when it cannot, or has ended. */
async function answerTo(request: Request): Promise<unknown> {
  const worker = await (thread ??= start(process.cwd()))
  worker.ref()
  const { result, failure } = await new Promise<Answer>((resolve) => {
    const ends = () => answers({ failure: 'The thread has ended.' })
    const answers = (answer: Answer) => {
      worker.off('exit', ends).off('message', answers)
      resolve(answer)
    }
    worker.on('exit', ends).on('message', answers)
    worker.postMessage(request)
  })
  // What waits for nothing must not keep the process alive.
  worker.unref()
  if (failure !== undefined) throw new Error(failure)
  return result
}

const desk = deskOf(answerTo)

/**
 * Has the thread beside Gatsby do a task: Gatsby's own takes no more than one core. It is started with the first task.
 * Rejects when it cannot be done there, for whatever reason.
 */
export function inBackground<Name extends keyof Tasks>(
  name: Name,
  input: Parameters<Tasks[Name]>[0],
  order: { key: string; rank: number },
): Promise<Awaited<ReturnType<Tasks[Name]>>> {
  return desk.ask({ name, input }, order) as Promise<Awaited<ReturnType<Tasks[Name]>>>
}
