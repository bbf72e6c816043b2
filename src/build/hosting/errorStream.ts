import type { ServerResponse } from 'node:http'
import { AUTHOR_ERRORS_PATH } from '../../model/outputs'

/** The current error, and the connections to browsers. */
interface ErrorStream {
  message: string | null
  listeners: Set<ServerResponse>
}

/** The part of an Express app that is used here. */
interface App {
  get: (path: string, handler: (request: unknown, response: ServerResponse) => void) => void
}

const stream: ErrorStream = { message: null, listeners: new Set() }

const event = (): string => `data: ${JSON.stringify(stream.message === null ? [] : [stream.message])}\n\n`

/** Shows an error in all browsers; `null` removes it. */
export function showError(message: string | null): void {
  if (stream.message === message) return
  stream.message = message
  for (const listener of stream.listeners) listener.write(event())
}

/** Sends errors to browsers during `gatsby develop`, as server-sent events. */
export function serveErrors(app: App): void {
  app.get(AUTHOR_ERRORS_PATH, (_, response) => {
    response.writeHead(200, {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store, no-transform',
    })
    response.write(event())
    stream.listeners.add(response)
    response.once('close', () => stream.listeners.delete(response))
  })
}
