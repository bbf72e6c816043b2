import { createRequire } from 'node:module'
import path from 'node:path'

/** A function that Gatsby calls in its workers. */
type Task = (input: unknown) => Promise<unknown>

/** The part of the worker pool that Gatsby uses when queries run in its own process. */
interface Pool {
  /** Tasks for any worker. */
  single: Record<string, Task>
  /** Tasks for every worker. */
  all: Record<string, () => []>
  end: () => []
}

/** Two modules of Gatsby: the one that creates workers, and the one that runs in them. */
interface Gatsby {
  pools: { create?: () => unknown }
  renderer: Partial<Record<string, Task>>
}

/** The functions that render pages in builds, the HTML document of `develop`, and slices. */
const RENDERERS = ['renderHTMLProd', 'renderHTMLDev', 'renderSlices'] as const

function gatsbyOf(root: string): Gatsby {
  const load = createRequire(path.join(root, 'package.json'))
  return {
    pools: load('gatsby/dist/utils/worker/pool') as Gatsby['pools'],
    renderer: load('gatsby/dist/utils/worker/child/render-html') as Gatsby['renderer'],
  }
}

/** Runs tasks in sequence, as a worker does, because Gatsby queues all pages at once. */
function inSequence(tasks: Record<string, Task>): Record<string, Task> {
  let last: Promise<unknown> = Promise.resolve()
  const queued = (task: Task) => (input: unknown) => {
    const done = last.then(() => task(input))
    last = done.catch(() => {})
    return done
  }
  return Object.fromEntries(Object.entries(tasks).map(([name, task]) => [name, queued(task)]))
}

/**
 * Makes Gatsby render pages in its own process. A worker would load Gatsby, the configuration and the schema again
 * (docs/decisions/0004-speed-has-a-price.md). Changes nothing if there is more than one worker (`GATSBY_CPU_COUNT`). Throws
 * if Gatsby's functions are not found.
 */
export function renderInProcess(root: string, gatsby: () => Gatsby = () => gatsbyOf(root)): void {
  if (process.env.GATSBY_CPU_COUNT !== '1') return
  const { pools, renderer } = gatsby()
  const missing = RENDERERS.find((name) => !renderer[name]) ?? (!pools.create && 'create')
  if (missing) throw new Error(`Gatsby’s function ${missing} was not found.`)
  const nothing = () => [] as []
  pools.create = (): Pool => ({
    single: inSequence(Object.fromEntries(RENDERERS.map((name) => [name, renderer[name]!]))),
    // This process has already loaded the configuration and the schema, which workers would load here.
    all: { loadConfigAndPlugins: nothing, buildSchema: nothing },
    end: nothing,
  })
}
