import type { Call } from './handle'
import { inTurn } from './inTurn'
import { messageKeys } from './messages'
import { Refusal } from '@recipes/forms/Refusal'
import type { Records, Store } from './store'
import { summarize, summaryAt, type Shown } from './summaries'
import { versionsOf } from './versions'

/** A picture in the list, with the pages and templates that show it. */
export interface PictureEntry {
  name: string
  shownBy: string[]
}

const remove = (store: Store, kind: keyof Records, key: string) =>
  store.change(kind, key, () => undefined)

/** Deletes a page with its versions, answers and published version, first what visitors see. */
export async function deletePage({ store, keys: [id = ''] }: Call): Promise<Response> {
  return inTurn(id, async () => {
    for (const kind of ['published', 'pages'] as const) {
      await remove(store, kind, id)
      await summarize(store, kind, id, undefined)
    }
    for (const key of await versionsOf(store, id)) await remove(store, 'versions', key)
    // A new page with this id must not show them.
    const messages = (await messageKeys(store)).get(id) ?? []
    for (const key of messages) await remove(store, 'messages', key)
    return new Response(null, { status: 204 })
  })
}

const KINDS: Shown[] = ['pages', 'published', 'templates']

/** The pages and templates that show each picture. Ignores old versions. */
export async function listPictures({ store }: Call): Promise<Response> {
  const names = await store.keys('pictures')
  const shownBy = new Map(names.map((name) => [name, new Set<string>()]))
  for (const kind of KINDS)
    for (const key of await store.keys(kind)) {
      const summary = await summaryAt(store, kind, key)
      for (const name of summary?.pictures ?? []) shownBy.get(name)?.add(key)
    }
  const entries = [...shownBy].map(([name, keys]): PictureEntry => ({
    name,
    shownBy: [...keys],
  }))
  return Response.json(entries)
}

/** Returns a page or template that shows a picture. Reads all of them, because a summary may be older. */
async function pageWith(store: Store, name: string): Promise<string | undefined> {
  for (const kind of KINDS)
    for (const key of await store.keys(kind))
      if (JSON.stringify(await store.read(kind, key))?.includes(name)) return key
  return undefined
}

/** Deletes a picture that no page shows. */
export async function deletePicture({
  store,
  keys: [name = ''],
}: Call): Promise<Response> {
  const page = await pageWith(store, name)
  if (page) throw new Refusal(409, `The page ${page} shows this picture.`)
  await remove(store, 'pictures', name)
  return new Response(null, { status: 204 })
}
