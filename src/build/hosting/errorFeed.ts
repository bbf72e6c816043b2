import type { ServerResponse } from 'node:http'
import { AUTHOR_ERRORS_PATH } from '../../model/authorErrors'

/** What is wrong right now, and the browsers that are told. */
interface Feed {
  message: string | null
  listeners: Set<ServerResponse>
}

/** As much of an Express app as is needed here. */
interface App {
  get: (path: string, handler: (request: unknown, response: ServerResponse) => void) => void
}

const feed: Feed = { message: null, listeners: new Set() }

const event = (): string => `data: ${JSON.stringify(feed.message === null ? [] : [feed.message])}\n\n`

/** Shows an author's error over the page in all browsers, or with `null` takes it away. */
export function showError(message: string | null): void {
  if (feed.message === message) return
  feed.message = message
  for (const listener of feed.listeners) listener.write(event())
}

/** Lets `gatsby develop` tell browsers what is wrong, now and from now on, as server-sent events. */
export function serveErrors(app: App): void {
  app.get(AUTHOR_ERRORS_PATH, (_, response) => {
    response.writeHead(200, {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store, no-transform',
    })
    response.write(event())
    feed.listeners.add(response)
    response.once('close', () => feed.listeners.delete(response))
  })
}
