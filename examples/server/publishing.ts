import { jsonOf } from './body'
import type { Call } from './handle'
import type { StoredPage } from '@recipes/saving/server'
import { inTurn } from './inTurn'
import type { Published } from './store'
import { Refusal } from '@recipes/forms/Refusal'
import { summarize } from './summaries'

/** Publishes the version that the user sees. Refuses if there is a newer one. `toPublish` adds what visitors get. */
export async function publishPage(
  { request, store, keys: [id = ''] }: Call,
  toPublish: (page: StoredPage) => Published = (page) => page,
): Promise<Response> {
  const { revision } = await jsonOf<{ revision: string }>(
    request,
    1000,
    (body) => typeof body.revision === 'string',
  )
  return inTurn(id, async () => {
    const page = await store.read('pages', id)
    if (!page) throw new Refusal(404, 'There is no such page.')
    if (page.revision !== revision)
      throw new Refusal(409, 'The page has changed. Check it before you publish.')
    const published = toPublish(page)
    await store.change('published', id, () => published)
    await summarize(store, 'published', id, page)
    return new Response(null, { status: 204 })
  })
}

export async function readPublished({
  store,
  keys: [id = ''],
}: Call): Promise<Response> {
  const page = await store.read('published', id)
  if (!page) throw new Refusal(404, 'This page is not published.')
  return Response.json(page)
}
