import type { transport } from '@recipes/saving/server'
import { browserStore, deleteStore } from './browserStore'
import type { Handle } from './handle'
import { memoryStore } from './memoryStore'
import type { Store } from './store'

/** Runs a server in this page: the same handler, with its files in an IndexedDB database with this name. */
export function serverInPage(
  database: string,
  handle: Handle,
  addSamples: (store: Store) => Promise<void>,
) {
  return {
    async playedServer(): Promise<typeof transport.fetch> {
      const store = await filledStore(database, addSamples)
      return (url, options) =>
        handle(new Request(new URL(url, location.origin), options), store)
    },
    throwAway: () => deleteStore(database),
  }
}

async function filledStore(
  database: string,
  addSamples: (store: Store) => Promise<void>,
): Promise<Store> {
  try {
    const store = browserStore(database)
    await addSamples(store)
    return store
  } catch {
    // The browser blocks storage, so records last until the tab is closed.
    const store = memoryStore()
    await addSamples(store)
    return store
  }
}
