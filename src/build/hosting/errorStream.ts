import type { ServerResponse } from 'node:http'
import { AUTHOR_ERRORS_PATH } from '../../model/outputs'

/** The part of an Express app that is used here. */
interface App {
  get: (path: string, handler: (request: unknown, response: ServerResponse) => void) => void
}

let current: string | null = null

/** The connections to browsers. */
const listeners = new Set<ServerResponse>()

const event = (): string => `data: ${JSON.stringify(current === null ? [] : [current])}\n\n`

/** Shows an error in all browsers; `null` removes it. */
export function showError(message: string | null): void {
  if (current === message) return
  current = message
  for (const listener of listeners) listener.write(event())
}

/** Sends errors to browsers during `gatsby develop`, as server-sent events. */
export function serveErrors(app: App): void {
  app.get(AUTHOR_ERRORS_PATH, (_, response) => {
    response.writeHead(200, {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store, no-transform',
    })
    response.write(event())
    listeners.add(response)
    response.once('close', () => listeners.delete(response))
  })
}
