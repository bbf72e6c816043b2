import type { transport } from '@recipes/saving/server'
import { browserStore } from '../../server/browserStore'
import { handle } from '../../server/handle'
import { addSamples } from '../../server/samplePages'

/** The server of server/, played by this page: the same handler, with its files in IndexedDB. */
export async function playedServer(): Promise<typeof transport.fetch> {
  const store = browserStore()
  await addSamples(store)
  return (url, options) =>
    handle(new Request(new URL(url, location.origin), options), store)
}
