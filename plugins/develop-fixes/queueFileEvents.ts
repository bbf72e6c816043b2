type Emit = (name: string, event?: unknown) => void

/** A change of a node that Gatsby defers. */
interface Mutation {
  payload: readonly { internal?: { type?: string } }[]
  /** Receives the promise of the node and everything derived from it. */
  resolve?: (made: unknown) => void
}

/** Holds back changed files and requests for page data until Gatsby can handle them. */
export interface FileEventQueue {
  emit: Emit
  /** Call when Gatsby starts to create pages or run queries. From then on, files wait. */
  busy: () => void
  /** Call when Gatsby becomes idle, which may last only a moment. */
  idle: () => void
  /** Call before pages are created. Lets requests continue, and resolves when the nodes of all released files exist. */
  createsPages: () => Promise<void>
}

/** How long Gatsby must be idle before files are released, in milliseconds. */
const IDLE = 50

/** Maximum time that a request waits for files, in milliseconds. */
const MAX_WAIT = 5_000

const isFile = (event: unknown) => (event as Mutation).payload[0]?.internal?.type === 'File'

/**
 * Orders the events for `emit`, which is Gatsby's own. Gatsby counts as busy until the first `idle`.
 *
 * Otherwise, `develop` can lose edits, or respond with half a page. Gatsby batches changed files for half a second. If a
 * browser requests page data in that time, Gatsby drops the first file. If a file changes while queries run, they read
 * nodes that are still being created and fail, but their results count as current. So files wait until Gatsby is idle,
 * requests wait until pages are created, and pages wait for files.
 */
export function queueFileEvents(emit: Emit): FileEventQueue {
  const files: Mutation[] = []
  const requests: unknown[] = []
  const reading = new Set<Promise<unknown>>()
  let state: 'busy' | 'idle' | 'collecting' = 'busy'
  let timer: NodeJS.Timeout | undefined
  const after = (time: number, step: () => void) => {
    clearTimeout(timer)
    timer = setTimeout(step, time).unref()
  }
  const busy = () => {
    clearTimeout(timer)
    state = 'busy'
    for (const request of requests.splice(0)) emit('QUERY_RUN_REQUESTED', request)
  }
  const track = (work: Promise<unknown>) => {
    reading.add(work)
    const end = () => void reading.delete(work)
    work.then(end, end)
  }
  const release = (file: Mutation) => {
    state = 'collecting'
    after(MAX_WAIT, busy)
    const resolve = (node: unknown) => {
      track(Promise.resolve(node))
      file.resolve?.(node)
    }
    emit('ENQUEUE_NODE_MUTATION', file.resolve ? { ...file, resolve } : file)
  }
  const idle = () =>
    after(IDLE, () => {
      state = 'idle'
      files.splice(0).forEach(release)
    })
  return {
    busy,
    idle,
    createsPages: async () => {
      busy()
      while (reading.size > 0) await Promise.allSettled(reading)
    },
    emit: (name, event) => {
      if (name === 'ENQUEUE_NODE_MUTATION' && isFile(event)) {
        if (state === 'busy') files.push(event as Mutation)
        else release(event as Mutation)
        return
      }
      if (name === 'QUERY_RUN_REQUESTED' && state === 'collecting') {
        requests.push(event)
        return
      }
      if (['QUERY_RUN_REQUESTED', 'SOURCE_FILE_CHANGED'].includes(name) && state === 'idle') busy()
      emit(name, event)
    },
  }
}
