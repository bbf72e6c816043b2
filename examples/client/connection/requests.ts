import { SendingError, type FormEntries } from '@recipes/actions/visit'
import { RefusedError, request, savesEnded, transport } from '@recipes/saving/server'
import type { PictureEntry } from '../../server/deleting'
import type { PageEntry } from '../../server/pages'
import type { Message, Published, Version } from '../../server/store'
import type { VersionEntry } from '../../server/versions'

/** Returns the response if it is OK. Otherwise throws an error with the server's message for the user. */
export async function accepted(response: Response): Promise<Response> {
  if (response.ok) return response
  const problem = await problemOf(response)
  const error = new RefusedError(response.status)
  if (problem) error.message = problem
  throw error
}

/** The server's message for the user, if the response has one. */
const problemOf = async (response: Response) =>
  ((await response.json().catch(() => ({}))) as { problem?: string }).problem

/** The URL of a route. Escapes ids, so that none can lead to another route. */
export const urlOf = (name: string, ...keys: string[]) =>
  `/api/${[name, ...keys.map(encodeURIComponent)].join('/')}`

export async function read<Answer>(url: string): Promise<Answer> {
  const response = await accepted(await request(url, { cache: 'no-store' }))
  return (await response.json()) as Answer
}

const send = async (method: string, url: string, body: object) =>
  accepted(await request(url, { method, body: JSON.stringify(body) }))

export const put = (url: string, body: object) => send('PUT', url, body)

/** Waits for saves that are still running, so that the list includes them. */
export const listPages = () => savesEnded().then(() => read<PageEntry[]>('/api/pages'))
export const readPublished = (id: string) => read<Published>(urlOf('published', id))
export const publish = (id: string, revision: string) =>
  put(urlOf('published', id), { revision })
export const listVersions = (id: string) => read<VersionEntry[]>(urlOf('versions', id))
export const readVersion = (id: string, key: string) =>
  read<Version>(urlOf('versions', id, key))
const remove = async (url: string) => accepted(await request(url, { method: 'DELETE' }))

export const deletePage = (id: string) => remove(urlOf('pages', id))
export const listPictures = () => read<PictureEntry[]>('/api/pictures')
export const readPicture = (name: string) =>
  transport.fetch(urlOf('pictures', name)).then(accepted)
export const deletePicture = (name: string) => remove(urlOf('pictures', name))

export const listMessages = (id: string) => read<Message[]>(urlOf('messages', id))

/** Sends a form of a published page. Throws a `SendingError` if the server says why it refused the form. */
export async function sendMessage(
  page: string,
  form: string,
  entries: FormEntries,
  id: string,
) {
  const response = await request(urlOf('messages', page), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ form, entries, id }),
  })
  if (response.ok) return
  const problem = await problemOf(response)
  throw problem ? new SendingError(problem) : new RefusedError(response.status)
}

/** Returns the message for the user about a failed request. */
export const reasonOf = (error: unknown) =>
  error instanceof Error ? error.message : String(error)
