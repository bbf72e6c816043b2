import type { SerializedNodes } from '@craftjs/core'
import { receiveForm } from '@recipes/forms/receiveForm'
import { Refusal } from '@recipes/forms/Refusal'
import { openPage, type StoredPage } from '@recipes/upgrades/storedPage'
import type { Call } from './handle'
import { checkCount, rateLimit } from './limits'
import { KEY, type Message, type Store } from './store'

const limitRate = rateLimit(20)

/** Checks a form against the published page, and stores it once. A real server would also notify someone. */
export async function addMessage({
  request,
  store,
  client,
  upgrades,
  keys: [id = ''],
}: Call): Promise<Response> {
  limitRate(client)
  await checkCount(store, 'messages')
  const published = await store.read('published', id)
  if (!published) throw new Refusal(404, 'This page is not published.')
  const stored = JSON.parse(published.json) as StoredPage | SerializedNodes
  return receiveForm(request, {
    page: openPage(stored, upgrades),
    async add(submission) {
      const key = `${id}.${submission.id}`
      if (!KEY.test(key)) throw new Refusal(400, 'This is not an id.')
      const message = { ...submission, page: id }
      await store.change('messages', key, (before) => before ?? message)
    },
  })
}

/** The messages of each page, by their keys. */
export async function messageKeys(store: Store): Promise<Map<string, string[]>> {
  const pages = new Map<string, string[]>()
  for (const key of await store.keys('messages')) {
    // An older version of this server stored messages without the page in the key.
    const page = key.includes('.')
      ? key.slice(0, key.indexOf('.'))
      : ((await store.read('messages', key))?.page ?? '')
    pages.set(page, [...(pages.get(page) ?? []), key])
  }
  return pages
}

/** Lists the messages of a page, newest first. */
export async function listMessages({
  store,
  keys: [id = ''],
}: Call): Promise<Response> {
  const keys = (await messageKeys(store)).get(id) ?? []
  const messages = await Promise.all(keys.map((key) => store.read('messages', key)))
  return Response.json(
    messages
      .filter((message): message is Message => message !== undefined)
      .sort((one, other) => (one.at < other.at ? 1 : -1)),
  )
}
