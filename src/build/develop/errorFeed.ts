import type { ServerResponse } from 'node:http'
import { MISTAKES_PATH } from '../../model/mistakes'

/** What is wrong right now, and the browsers that are told. */
interface Feed {
  message: string | null
  listeners: Set<ServerResponse>
}

/** As much of an Express app as is needed here. */
interface App {
  get: (path: string, handler: (request: unknown, response: ServerResponse) => void) => void
}

const KEY = Symbol.for('craftjs-site.errors')

/** One feed for the process: Gatsby bundles its configuration and its hooks apart, so that each has its own modules. */
function feed(): Feed {
  const shared = globalThis as { [KEY]?: Feed }
  return (shared[KEY] ??= { message: null, listeners: new Set() })
}

const event = ({ message }: Feed): string => `data: ${JSON.stringify(message === null ? [] : [message])}\n\n`

/** Shows an author's error over the page in all browsers, or with `null` takes it away. */
export function showError(message: string | null): void {
  const shared = feed()
  if (shared.message === message) return
  shared.message = message
  for (const listener of shared.listeners) listener.write(event(shared))
}

/** Lets `gatsby develop` tell browsers what is wrong, now and from now on, as server-sent events. */
export function serveErrors(app: App): void {
  app.get(MISTAKES_PATH, (_, response) => {
    const shared = feed()
    response.writeHead(200, {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store, no-transform',
    })
    response.write(event(shared))
    shared.listeners.add(response)
    response.once('close', () => shared.listeners.delete(response))
  })
}
