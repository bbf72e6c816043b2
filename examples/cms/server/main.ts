import { fileURLToPath } from 'node:url'
import { fileStore } from './fileStore'
import { listen } from './listen'
import { addSamples } from './samplePages'

// npx tsx --tsconfig examples/cms/tsconfig.json examples/cms/server/main.ts
const folderAt = (name: string) => fileURLToPath(new URL(`../${name}`, import.meta.url))

async function start() {
  const { PORT = 4000, HOST } = process.env
  const data = folderAt('data')
  const store = fileStore(data)
  await addSamples(store)
  const served = { store, built: folderAt('dist') }
  const { port } = await listen(served, Number(PORT), HOST)
  console.log(`Local: http://127.0.0.1:${port}/`)
  console.log(`The server stores its files in ${data}.`)
}

start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
