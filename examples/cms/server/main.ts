import path from 'node:path'
import { serve } from '../../server/listen'
import { start } from '../../server/start'
import { handle } from './application'
import { addSamples } from './samplePages'

// npx tsx --tsconfig examples/cms/tsconfig.json examples/cms/server/main.ts
start(path.join(import.meta.dirname, '..'), async (store, built) => {
  await addSamples(store)
  return serve(handle, store, built)
})
