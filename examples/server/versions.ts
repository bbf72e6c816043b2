import type { StoredPage } from '@recipes/saving/server'
import type { Call } from './handle'
import { Refusal } from '@recipes/forms/Refusal'
import type { Store } from './store'
import type { User } from './users'

/** All saves by one user within this time span (in ms) become one version. */
const SPAN = 5 * 60_000

/** The maximum number of versions of a page. Older ones are deleted. */
const MOST = 100

/** A version in the list, without its page. */
export interface VersionEntry {
  key: string
  by: string
  at: string
}

/** Returns a key such as `home.0000000123-ada`. The keys of a page sort by time. */
function versionKey(id: string, userId: string, now: Date): string {
  const span = String(Math.floor(now.getTime() / SPAN)).padStart(10, '0')
  return `${id}.${span}-${userId}`
}

export async function keepVersion(
  store: Store,
  id: string,
  { json, revision }: StoredPage,
  user: User,
) {
  const now = new Date()
  await store.change('versions', versionKey(id, user.id, now), () => ({
    json,
    revision,
    by: user.name,
    at: now.toISOString(),
  }))
  for (const key of (await versionsOf(store, id)).slice(0, -MOST))
    await store.change('versions', key, () => undefined)
}

/** The keys of a page's versions, oldest first. */
export const versionsOf = async (store: Store, id: string) =>
  (await store.keys('versions')).filter((key) => key.startsWith(`${id}.`))

/** Lists the versions of a page, newest first. */
export async function listVersions({
  store,
  keys: [id = ''],
}: Call): Promise<Response> {
  const keys = (await versionsOf(store, id)).reverse()
  const entries = keys.map(async (key): Promise<VersionEntry[]> => {
    const version = await store.read('versions', key)
    return version ? [{ key, by: version.by, at: version.at }] : []
  })
  return Response.json((await Promise.all(entries)).flat())
}

export async function readVersion({
  store,
  keys: [id = '', key = ''],
}: Call): Promise<Response> {
  const version = key.startsWith(`${id}.`)
    ? await store.read('versions', key)
    : undefined
  if (!version) throw new Refusal(404, 'There is no such version.')
  return Response.json(version)
}
