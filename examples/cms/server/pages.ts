import type { PageSave, StoredPage } from '@recipes/saving/server'
import { storePage } from '@recipes/saving/storePage'
import { jsonOf } from './body'
import { checkPage } from './checks'
import type { Call } from './handle'
import { Refusal } from './Refusal'
import { forbiddenChange } from './rights'
import { keepVersion } from './versions'

/** The maximum size of a page, in bytes. */
export const MAX_PAGE = 400_000

const NEVER_SAVED: StoredPage = { json: '', revision: '' }

/** A page in the list. */
export interface PageEntry {
  id: string
  /** `changed` if the published version is older than the edited one. */
  state: 'draft' | 'changed' | 'published'
}

export async function listPages({ store }: Call): Promise<Response> {
  const ids = await store.keys('pages')
  const entries = ids.map(async (id): Promise<PageEntry> => {
    const [page, published] = await Promise.all([
      store.read('pages', id),
      store.read('published', id),
    ])
    if (!published) return { id, state: 'draft' }
    return {
      id,
      state: published.revision === page?.revision ? 'published' : 'changed',
    }
  })
  return Response.json(await Promise.all(entries))
}

export async function loadPage({ store, keys: [id = ''] }: Call): Promise<Response> {
  return Response.json((await store.read('pages', id)) ?? NEVER_SAVED)
}

const isPage = ({
  json,
  revision,
  replaces,
}: Partial<Record<keyof PageSave, unknown>>) =>
  [json, revision].every((text) => typeof text === 'string' && text !== '') &&
  Array.isArray(replaces)

export async function savePage({
  request,
  store,
  user,
  keys: [id = ''],
}: Call): Promise<Response> {
  const page = await jsonOf<PageSave>(request, MAX_PAGE, isPage)
  let status = 409
  await store.change('pages', id, (before) => {
    const pages = new Map(before && [[id, before]])
    status = storePage(pages, id, page)
    const after = pages.get(id)
    // A repeated request, or a conflict.
    if (after?.revision === before?.revision) return before
    checkPage(before?.json, page.json)
    const problem = forbiddenChange(user.role, before?.json, page.json)
    if (problem !== null) throw new Refusal(403, problem)
    return after
  })
  if (status === 409) throw new Refusal(409, 'Another user saved this page.')
  await keepVersion(store, id, page, user)
  return new Response(null, { status })
}
