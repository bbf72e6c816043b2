import { transport } from '@recipes/saving/server'
import { readSwitches } from './switches'
import { whoIsHere } from './person'

type Fetch = typeof transport.fetch

const SLOW = 3000

/** Rejects when the request is aborted, as fetch does. */
function pause(time: number, signal?: AbortSignal | null) {
  return new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, time)
    signal?.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(new DOMException('The request was aborted.', 'AbortError'))
    })
  })
}

/** A network with the faults that the switches ask for. */
export function faulty(fetch: Fetch): Fetch {
  return async (url, options) => {
    const { slow, failing } = readSwitches()
    // Without a fault, the request leaves at once: a tab that is closing runs nothing later.
    if (slow) await pause(SLOW, options?.signal)
    if (failing) throw new TypeError('The network failed.')
    return fetch(url, options)
  }
}

/** Adds who is sending the request. */
export function signed(fetch: Fetch): Fetch {
  return (url, options) => {
    const headers = new Headers(options?.headers)
    if (!readSwitches().expired)
      headers.set('authorization', `Bearer ${whoIsHere().key}`)
    return fetch(url, { ...options, headers })
  }
}

/** Sends requests to a server of its own, or to the one that this page plays. */
export async function connect(): Promise<void> {
  if (import.meta.env.VITE_CMS_SERVER)
    transport.fetch = signed(faulty(transport.fetch))
  else {
    const { playedServer } = await import('./playedServer')
    transport.fetch = signed(faulty(await playedServer()))
  }
}
