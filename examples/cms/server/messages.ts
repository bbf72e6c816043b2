import { isText, jsonOf } from './body'
import type { Call } from './handle'
import { checkCount, rateLimit } from './limits'
import type { Message } from './store'

const MAX_MESSAGE = 20_000

/** The maximum number of fields in a form. */
const MAX_FIELDS = 50

const limitRate = rateLimit(20)

/** Stores a message from a visitor. A real server would also notify someone. */
export async function addMessage({ request, store, client }: Call): Promise<Response> {
  limitRate(client)
  await checkCount(store, 'messages')
  const message = await jsonOf<Message>(
    request,
    MAX_MESSAGE,
    ({ form, entries }) =>
      isText(form, 100) &&
      typeof entries === 'object' &&
      entries !== null &&
      Object.keys(entries).length <= MAX_FIELDS &&
      Object.values(entries)
        .flat()
        .every((entry) => typeof entry === 'string'),
  )
  await store.change('messages', crypto.randomUUID(), () => message)
  return new Response(null, { status: 204 })
}
