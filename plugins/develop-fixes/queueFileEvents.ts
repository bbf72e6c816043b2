/** Passes an event of Gatsby's on. */
type Emit = (name: string, event?: unknown) => void

/** A change of a node that Gatsby puts off. */
interface Mutation {
  payload: readonly { internal?: { type?: string } }[]
  /** Takes the promise of the node with all that is made of it. */
  resolve?: (made: unknown) => void
}

/** Holds changed files and requests for pages back, each until Gatsby can take it. */
export interface FileEventQueue {
  emit: Emit
  /** Gatsby creates pages or runs queries: files wait. */
  busy: () => void
  /** Gatsby has nothing to do, unless it says otherwise at once. */
  idle: () => void
  /** Pages are created now: requests go on. Resolves when Gatsby has the nodes of all files that were let in. */
  createsPages: () => Promise<void>
}

/** How long Gatsby must be idle before files are let in, in milliseconds. */
const IDLE = 50

/** How long a request waits for files at most, in milliseconds. */
const LONGEST_WAIT = 5_000

const isFile = (event: unknown) => (event as Mutation).payload[0]?.internal?.type === 'File'

/**
 * Orders the events that go to `emit`, Gatsby's own; until the first `idle`, Gatsby is busy.
 *
 * Gatsby's `develop` would lose edits, or answer with half a page. A changed file waits for half a second for others;
 * when a browser asks for the data of a page meanwhile, Gatsby forgets the first file that waits. A file that changes
 * while queries run is read at once: queries meet nodes that are still being created, fail, and their results are taken
 * for fresh. So files wait until Gatsby is idle, requests wait until pages are created, and pages until files are read.
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
  const letIn = (file: Mutation) => {
    state = 'collecting'
    after(LONGEST_WAIT, busy)
    const resolve = (node: unknown) => {
      track(Promise.resolve(node))
      file.resolve?.(node)
    }
    emit('ENQUEUE_NODE_MUTATION', file.resolve ? { ...file, resolve } : file)
  }
  const idle = () =>
    after(IDLE, () => {
      state = 'idle'
      files.splice(0).forEach(letIn)
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
        else letIn(event as Mutation)
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
