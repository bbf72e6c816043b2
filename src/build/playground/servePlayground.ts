import path from 'node:path'
import { SANDBOX } from '../../model/playground'
import type { PlaygroundFile } from './buildSandbox'

/** The part of an Express app that is needed here. */
interface App {
  get: (
    path: RegExp,
    handler: (
      request: { path: string },
      response: { type: (name: string) => { send: (text: string) => void } },
      next: (error?: unknown) => void,
    ) => void,
  ) => void
}

/**
 * Makes `gatsby develop` serve the playground's frame and the files that it loads, which a build writes to `public/`.
 * `files` is called once, on the first request, and again after a failure.
 */
export function servePlayground(app: App, files: () => Promise<readonly PlaygroundFile[]>): void {
  let made: Promise<readonly PlaygroundFile[]> | undefined
  app.get(new RegExp(`^${SANDBOX}`), (request, response, next) => {
    made ??= files()
    made.then(
      (all) => {
        const wanted = request.path === SANDBOX ? `${SANDBOX}index.html` : request.path
        const file = all.find((known) => known.path === wanted)
        if (file) response.type(path.extname(wanted)).send(file.text)
        else next()
      },
      (error: unknown) => {
        made = undefined
        next(error)
      },
    )
  })
}
