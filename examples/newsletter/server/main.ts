import path from 'node:path'
import { serve } from '../../server/listen'
import { start } from '../../server/start'
import { handle } from './application'
import { addSamples } from './samples'

// npx tsx --tsconfig examples/newsletter/tsconfig.json examples/newsletter/server/main.ts
start(path.join(import.meta.dirname, '..'), async (store, built) => {
  await addSamples(store)
  const answer = serve(handle, store, built)
  return async (request, client) => {
    const response = await answer(request, client)
    // This page shows a mail, which has style attributes, in a frame without scripts. Its policy is in a meta tag.
    if (new URL(request.url).pathname === '/mail/')
      response.headers.set('content-security-policy', "frame-ancestors 'none'")
    return response
  }
})
