/** Passes an event of Gatsby's on. */
type Emit = (name: string, event?: unknown) => void

/** A change of a node that Gatsby puts off. */
interface Mutation {
  payload: readonly { internal?: { type?: string } }[]
  /** Takes the promise of the node with all that is made of it. */
  resolve?: (made: unknown) => void
}

/** Changed files and requests for pages, each let in when Gatsby can take it. */
export interface Turns {
  emit: Emit
  /** Gatsby makes pages or runs queries: files wait. */
  isBusy: () => void
  /** Gatsby has nothing to do, unless it says otherwise at once. */
  rests: () => void
  /** Something is made of a changed file until `work` is settled. */
  reads: (work: Promise<unknown>) => void
  /** Pages are made now: requests go on. Resolves when all that is made of the changed files is there. */
  makesPages: () => Promise<void>
}

/** How long Gatsby must rest before files are let in, and how long a request waits for files at most, in milliseconds. */
const [REST, PATIENCE] = [50, 5_000]

const isFile = (event: unknown) => (event as Mutation).payload[0]?.internal?.type === 'File'

/** Orders the events that go to `emit`; until the first rest, Gatsby is busy. */
export function takeTurns(emit: Emit): Turns {
  const files: Mutation[] = []
  const requests: unknown[] = []
  const reading = new Set<Promise<unknown>>()
  let state: 'busy' | 'rests' | 'gathers' = 'busy'
  let timer: NodeJS.Timeout | undefined
  const after = (time: number, step: () => void) => {
    clearTimeout(timer)
    timer = setTimeout(step, time).unref()
  }
  const isBusy = () => {
    clearTimeout(timer)
    state = 'busy'
    for (const request of requests.splice(0)) emit('QUERY_RUN_REQUESTED', request)
  }
  const reads = (work: Promise<unknown>) => {
    reading.add(work)
    const end = () => void reading.delete(work)
    work.then(end, end)
  }
  const letIn = (file: Mutation) => {
    state = 'gathers'
    after(PATIENCE, isBusy)
    const resolve = (node: unknown) => {
      reads(Promise.resolve(node))
      file.resolve?.(node)
    }
    emit('ENQUEUE_NODE_MUTATION', file.resolve ? { ...file, resolve } : file)
  }
  const rests = () =>
    after(REST, () => {
      state = 'rests'
      files.splice(0).forEach(letIn)
    })
  return {
    isBusy,
    rests,
    reads,
    makesPages: async () => {
      isBusy()
      while (reading.size > 0) {
        await Promise.allSettled(reading)
        // What was made may be about to become something else: a file an `Mdx` node, and that a doc.
        await new Promise((resolve) => setImmediate(resolve))
      }
    },
    emit: (name, event) => {
      if (name === 'ENQUEUE_NODE_MUTATION' && isFile(event)) {
        if (state === 'busy') files.push(event as Mutation)
        else letIn(event as Mutation)
        return
      }
      if (name === 'QUERY_RUN_REQUESTED' && state === 'gathers') {
        requests.push(event)
        return
      }
      if (['QUERY_RUN_REQUESTED', 'SOURCE_FILE_CHANGED'].includes(name) && state === 'rests') isBusy()
      emit(name, event)
    },
  }
}
