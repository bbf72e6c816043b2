/** As much of Gatsby's emitter as is needed here. */
interface Emitter {
  emit: (name: string, event?: unknown) => void
}

/** A change of a node that Gatsby puts off. */
interface Mutation {
  payload: readonly { internal?: { type?: string } }[]
}

let passOn = () => {}

/**
 * Keeps edits that Gatsby's `develop` would lose.
 *
 * A changed file waits for half a second for others. When a browser asks for the data of a page meanwhile, as it does
 * ahead for every link that is seen, Gatsby answers at once and forgets what waited, until the file is saved again. So
 * such requests wait in their turn, until pages are made of what was changed, or for `patience` milliseconds.
 */
export function keepEdits(emitter: Emitter, patience = 5_000): void {
  const { emit } = emitter
  let held: unknown[] | null = null
  let timer: NodeJS.Timeout | undefined
  passOn = () => {
    clearTimeout(timer)
    const requests = held ?? []
    held = null
    for (const request of requests) emit('QUERY_RUN_REQUESTED', request)
  }
  emitter.emit = (name, event) => {
    if (name === 'ENQUEUE_NODE_MUTATION' && (event as Mutation).payload[0]?.internal?.type === 'File') {
      held ??= []
      clearTimeout(timer)
      timer = setTimeout(passOn, patience).unref()
    }
    if (name === 'QUERY_RUN_REQUESTED' && held) held.push(event)
    else emit(name, event)
  }
}

/** Passes on the requests that waited, as pages are made now. */
export const passOnRequests = (): void => passOn()
