import type { transport } from '@recipes/saving/server'
import { browserStore } from '../../server/browserStore'
import { handle } from '../../server/handle'
import { memoryStore } from '../../server/memoryStore'
import { addSamples } from '../../server/samplePages'
import type { Store } from '../../server/store'

/** Runs the server of `server/` in this page: the same handler, with its files in IndexedDB. */
export async function playedServer(): Promise<typeof transport.fetch> {
  const store = await filledStore()
  return (url, options) =>
    handle(new Request(new URL(url, location.origin), options), store)
}

async function filledStore(): Promise<Store> {
  try {
    const store = browserStore()
    await addSamples(store)
    return store
  } catch {
    // The browser blocks storage, so records last until the tab is closed.
    const store = memoryStore()
    await addSamples(store)
    return store
  }
}
