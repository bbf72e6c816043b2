import { jsonOf } from './body'
import type { Call } from './handle'
import type { Message } from './store'

const MAX_MESSAGE = 20_000

/** Stores a message from a visitor. A real server would also limit the rate and notify someone. */
export async function addMessage({ request, store }: Call): Promise<Response> {
  const message = await jsonOf<Message>(
    request,
    MAX_MESSAGE,
    ({ form, entries }) =>
      typeof form === 'string' &&
      typeof entries === 'object' &&
      entries !== null &&
      Object.values(entries).every((entry) => typeof entry === 'string'),
  )
  await store.change('messages', crypto.randomUUID(), () => message)
  return new Response(null, { status: 204 })
}
