import type { PageSave, StoredPage } from '@recipes/saving/server'
import { storePage } from '@recipes/saving/storePage'
import { isText, jsonOf } from './body'
import { checked, checkPage } from './checks'
import type { Call } from './handle'
import { inTurn } from './inTurn'
import { checkCount } from './limits'
import { messageKeys } from './messages'
import { Refusal } from '@recipes/forms/Refusal'
import { summarize, summaryAt } from './summaries'
import { titleFor } from './titles'
import type { User } from './users'
import { keepVersion } from './versions'

/** The maximum size of a page, in bytes. */
export const MAX_PAGE = 400_000

const NEVER_SAVED: StoredPage = { json: '', revision: '' }

/** A page in the list. */
export interface PageEntry {
  id: string
  title: string
  /** Who saved it last, and when, if known. */
  by?: string
  at?: string
  /** `changed` if the published version is older than the edited one. */
  state: 'draft' | 'changed' | 'published'
  /** The number of forms that visitors have sent. */
  answers: number
}

export async function listPages({ store }: Call): Promise<Response> {
  const ids = await store.keys('pages')
  const messages = await messageKeys(store)
  const entries = ids.map(async (id): Promise<PageEntry> => {
    const [page, published] = await Promise.all([
      summaryAt(store, 'pages', id),
      summaryAt(store, 'published', id),
    ])
    const entry = {
      id,
      title: page?.title ?? titleFor(id),
      by: page?.by,
      at: page?.at,
      answers: messages.get(id)?.length ?? 0,
    }
    if (!published) return { ...entry, state: 'draft' }
    const isCurrent = published.revision === page?.revision
    return { ...entry, state: isCurrent ? 'published' : 'changed' }
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
  isText(json, MAX_PAGE) &&
  isText(revision, 100) &&
  Array.isArray(replaces) &&
  replaces.every((each) => typeof each === 'string')

/** Returns why a user with this role must not make a change, or null if it is allowed. */
type Forbidden = (
  role: User['role'],
  before: string | undefined,
  after: string,
) => string | null

/** Stores a page that the user has seen and may change. `forbidden` adds rules for roles. */
export async function savePage(
  { request, store, user, upgrades, keys: [id = ''] }: Call,
  forbidden: Forbidden = () => null,
): Promise<Response> {
  const page = await jsonOf<PageSave>(request, MAX_PAGE, isPage)
  return inTurn(id, async () => {
    if (!(await store.keys('pages')).includes(id)) await checkCount(store, 'pages')
    let status = 409
    let stored: StoredPage | undefined
    await store.change('pages', id, (before) =>
      checked(() => {
        checkPage(before?.json, page.json, upgrades)
        const pages = new Map(before && [[id, before]])
        status = storePage(pages, id, page)
        const after = pages.get(id)
        // A repeated request, or a conflict.
        if (after === before) return before
        const problem = forbidden(user.role, before?.json, page.json)
        if (problem !== null) throw new Refusal(403, problem)
        return (stored = after)
      }),
    )
    if (status === 409) throw new Refusal(409, 'Another user saved this page.')
    if (stored) {
      await summarize(store, 'pages', id, stored, user.name)
      await keepVersion(store, id, stored, user)
    }
    return new Response(null, { status })
  })
}
