import { fileURLToPath } from 'node:url'
import { fileStore } from './fileStore'
import { listen } from './listen'
import { addSamples } from './samplePages'

// npx tsx --tsconfig examples/cms/tsconfig.json examples/cms/server/main.ts
async function start() {
  const folder = fileURLToPath(new URL('../data', import.meta.url))
  const store = fileStore(folder)
  await addSamples(store)
  const { port } = await listen(store, Number(process.env.PORT ?? 4000))
  console.log(`The server listens on http://127.0.0.1:${port}/api/pages`)
  console.log(`It keeps its files in ${folder}.`)
}

void start()
