import { transport } from '@recipes/saving/server'
import { readSwitches } from './switches'
import { whoIsHere } from './person'

type Fetch = typeof transport.fetch

const SLOW = 3000

/** Waits for `time` ms. Like fetch, rejects when the request is aborted. */
function pause(time: number, signal?: AbortSignal | null) {
  return new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, time)
    signal?.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(new DOMException('The request was aborted.', 'AbortError'))
    })
  })
}

/** Adds the network faults that are switched on. */
export function faulty(fetch: Fetch): Fetch {
  return async (url, options) => {
    const { slow, failing } = readSwitches()
    // Without a fault, send the request immediately: a closing tab runs no code later.
    if (slow) await pause(SLOW, options?.signal)
    if (failing) throw new TypeError('The network failed.')
    return fetch(url, options)
  }
}

/** Adds the person's key to requests. */
export function signed(fetch: Fetch): Fetch {
  return (url, options) => {
    const headers = new Headers(options?.headers)
    if (!readSwitches().expired)
      headers.set('authorization', `Bearer ${whoIsHere().key}`)
    return fetch(url, { ...options, headers })
  }
}

/** Loads the module of an application that runs its server in the page. */
type LoadPlayed = () => Promise<{ playedServer: () => Promise<Fetch> }>

/** Sends requests to a separate server, or to the server that runs in this page, without the person's key. */
export async function connectVisitor(load: LoadPlayed): Promise<void> {
  const server = import.meta.env.VITE_SERVER
    ? transport.fetch
    : await (await load()).playedServer()
  transport.fetch = faulty(server)
}

/** Sends requests with the person's key. */
export async function connect(load: LoadPlayed): Promise<void> {
  await connectVisitor(load)
  transport.fetch = signed(transport.fetch)
}
