import path from 'node:path'
import { fileStore } from './fileStore'
import { listen, type Serve } from './listen'
import type { Store } from './store'

/**
 * Runs the server of the application in `folder`: `prepare` gets the store of the records in `data`, and the folder of
 * the build. `PORT` and `HOST` change the address.
 */
export function start(
  folder: string,
  prepare: (store: Store, built: string) => Promise<Serve>,
): void {
  const { PORT = 4000, HOST } = process.env
  const data = path.join(folder, 'data')

  async function run() {
    const store = fileStore(data)
    const served = await prepare(store, path.join(folder, 'dist'))
    const { port } = await listen(served, Number(PORT), HOST)
    console.log(`Local: http://127.0.0.1:${port}/`)
    console.log(`The server stores its files in ${data}.`)
  }

  run().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  })
}
