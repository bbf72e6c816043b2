import { createRequire } from 'node:module'
import path from 'node:path'

/** Something that Gatsby asks of its workers. */
type Work = (task: unknown) => Promise<unknown>

/** As much of Gatsby's pool of workers as it asks for when queries run in its own process. */
interface Pool {
  /** Work for any one of the workers. */
  single: Record<string, Work>
  /** Work for each of them. */
  all: Record<string, () => []>
  end: () => []
}

/** Two modules of Gatsby: one makes the workers, the other runs in them. */
interface Gatsby {
  pools: { create?: () => unknown }
  renderer: Partial<Record<string, Work>>
}

/** What renders the pages of a build, the shell of `develop`, and slices. */
const RENDERERS = ['renderHTMLProd', 'renderHTMLDev', 'renderSlices'] as const

function gatsbyOf(root: string): Gatsby {
  const load = createRequire(path.join(root, 'package.json'))
  return {
    pools: load('gatsby/dist/utils/worker/pool') as Gatsby['pools'],
    renderer: load('gatsby/dist/utils/worker/child/render-html') as Gatsby['renderer'],
  }
}

/** Takes tasks for `works` and does one after the other, as a worker does: Gatsby hands out all pages at once. */
function oneByOne(works: Record<string, Work>): Record<string, Work> {
  let last: Promise<unknown> = Promise.resolve()
  const queued = (work: Work) => (task: unknown) => {
    const done = last.then(() => work(task))
    last = done.catch(() => {})
    return done
  }
  return Object.fromEntries(Object.entries(works).map(([name, work]) => [name, queued(work)]))
}

/**
 * Lets Gatsby render pages in its own process. A worker would load all of Gatsby, the configuration and the schema once
 * more (docs/decisions/0019-one-process.md). With more than one worker (`GATSBY_CPU_COUNT`) all stays as Gatsby has it,
 * and so it does when Gatsby has changed, which is said through `warn`.
 */
export function renderInProcess(
  root: string,
  warn: (message: string) => void,
  gatsby: () => Gatsby = () => gatsbyOf(root),
): void {
  if (process.env.GATSBY_CPU_COUNT !== '1') return
  try {
    const { pools, renderer } = gatsby()
    const works = RENDERERS.map((name) => [name, renderer[name]] as const)
    const missing = works.find(([, work]) => typeof work !== 'function')?.[0] ?? (!pools.create && 'create')
    if (missing) throw new Error(`There is no ${missing}.`)
    const nothing = () => [] as []
    pools.create = (): Pool => ({
      single: oneByOne(Object.fromEntries(works) as Record<string, Work>),
      // What workers prepare for themselves is there in this process.
      all: { loadConfigAndPlugins: nothing, buildSchema: nothing },
      end: nothing,
    })
  } catch (error) {
    warn(
      `Pages are rendered by a worker process, which takes some seconds longer: Gatsby is not as plugins/lean-build expects it. ${String(error)}`,
    )
  }
}
