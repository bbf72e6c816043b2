import type { Call } from './handle'
import { Refusal } from './Refusal'
import type { Records, Store } from './store'

/** A picture in the list, with the pages and templates that show it. */
export interface PictureEntry {
  name: string
  shownBy: string[]
}

const remove = (store: Store, kind: keyof Records, key: string) =>
  store.change(kind, key, () => undefined)

/** Deletes a page with its versions and its published version. */
export async function deletePage({ store, keys: [id = ''] }: Call): Promise<Response> {
  const versions = await store.keys('versions')
  await remove(store, 'published', id)
  await remove(store, 'pages', id)
  for (const key of versions)
    if (key.startsWith(`${id}.`)) await remove(store, 'versions', key)
  return new Response(null, { status: 204 })
}

/** The names of pages and templates that show a picture. Ignores old versions. */
async function shownBy(store: Store, name: string): Promise<string[]> {
  const names: string[] = []
  for (const kind of ['pages', 'published', 'templates'] as const)
    for (const key of await store.keys(kind)) {
      const record = JSON.stringify(await store.read(kind, key))
      if (record?.includes(name)) names.push(key)
    }
  return [...new Set(names)]
}

export async function listPictures({ store }: Call): Promise<Response> {
  const names = await store.keys('pictures')
  const entries = names.map(async (name): Promise<PictureEntry> => ({
    name,
    shownBy: await shownBy(store, name),
  }))
  return Response.json(await Promise.all(entries))
}

/** Deletes a picture that no page shows. */
export async function deletePicture({
  store,
  keys: [name = ''],
}: Call): Promise<Response> {
  const [page] = await shownBy(store, name)
  if (page) throw new Refusal(409, `The page ${page} shows this picture.`)
  await remove(store, 'pictures', name)
  return new Response(null, { status: 204 })
}
