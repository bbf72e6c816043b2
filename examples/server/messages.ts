import type { SerializedNodes } from '@craftjs/core'
import { receiveForm } from '@recipes/forms/receiveForm'
import { Refusal } from '@recipes/forms/Refusal'
import { openPage, type StoredPage } from '@recipes/upgrades/storedPage'
import type { Call } from './handle'
import { checkCount, rateLimit } from './limits'
import { KEY } from './store'

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
      if (!KEY.test(submission.id)) throw new Refusal(400, 'This is not an id.')
      const message = { ...submission, page: id }
      await store.change('messages', message.id, (before) => before ?? message)
    },
  })
}
