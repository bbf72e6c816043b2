import type { ServerResponse } from 'node:http'
import { MISTAKES_PATH } from '../../model/mistakes'

/** What a mistake is about: each topic is right or wrong on its own. */
export type Topic = 'settings' | 'content'

/** What is wrong right now, and who wants to hear of it. */
interface Feed {
  words: Map<Topic, string>
  listeners: Set<ServerResponse>
}

/** As much of an Express app as is needed here. */
interface App {
  get: (path: string, handler: (request: unknown, response: ServerResponse) => void) => void
}

const KEY = Symbol.for('craftjs-site.mistakes')

/** One feed for the process: Gatsby bundles its configuration and its hooks apart, so that each has its own modules. */
function feed(): Feed {
  const shared = globalThis as { [KEY]?: Feed }
  return (shared[KEY] ??= { words: new Map(), listeners: new Set() })
}

const event = ({ words }: Feed): string => `data: ${JSON.stringify([...words.values()])}\n\n`

/** Says in all browsers what is wrong about `topic`, or with `null` that it is right again. */
export function showMistake(topic: Topic, words: string | null): void {
  const shared = feed()
  if ((shared.words.get(topic) ?? null) === words) return
  if (words === null) shared.words.delete(topic)
  else shared.words.set(topic, words)
  for (const listener of shared.listeners) listener.write(event(shared))
}

/** Lets `gatsby develop` answer browsers that ask what is wrong, now and from now on. */
export function serveMistakes(app: App): void {
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
