import { existsSync } from 'node:fs'
import path from 'node:path'

/** As much of an Express app as is needed here. */
interface App {
  get: (
    path: RegExp,
    handler: (
      request: { path: string },
      response: { sendFile: (file: string) => void },
      next: () => void,
    ) => void,
  ) => void
}

/** Everything of the examples. */
const UNDER = /^\/examples(?:\/|$)/

/** Folders below `/examples`, and itself, with or without a slash or the name of their page at the end. */
const FOLDER = /^\/examples(?:\/[\w-]+)*\/?(?:(?<=\/)index\.html)?$/

/**
 * Lets `gatsby develop` answer `/examples/basic/` with the page in `public/` below `root`, as hosts do; Gatsby itself
 * serves no HTML files. Whoever asks waits until the examples are `built`.
 */
export function serveExamples(app: App, root: string, built: (root: string) => Promise<void>): void {
  app.get(UNDER, (_request, _response, next) => void built(root).then(next, next))
  app.get(FOLDER, (request, response, next) => {
    const file = path.join(root, 'public', request.path.replace(/index\.html$/, ''), 'index.html')
    if (existsSync(file)) response.sendFile(file)
    else next()
  })
}
