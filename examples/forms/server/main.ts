import path from 'node:path'
import { serve } from '../../server/listen'
import { start } from '../../server/start'
import { handle } from './application'
import { withForms } from './formPage'
import { addSamples } from './samples'

// npx tsx --tsconfig examples/forms/tsconfig.json examples/forms/server/main.ts
start(path.join(import.meta.dirname, '..'), async (store, built) => {
  await addSamples(store)
  return withForms(store, serve(handle, store, built))
})
