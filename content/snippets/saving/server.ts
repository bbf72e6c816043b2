/** A page on the server. Both strings are empty if the page was never saved. */
export interface StoredPage {
  json: string
  /** The id of this version. Each save has a new one. */
  revision: string
}

/** A request to save a page. The server stores it only if its current revision is in `replaces`. */
export interface PageSave extends StoredPage {
  replaces: string[]
}

/** The server refused the request. Sending it again does not help. */
export class RefusedError extends Error {
  readonly status: number

  constructor(status: number) {
    super(`The server responded with ${status}.`)
    this.status = status
  }
}

/** Sends all requests. Replace it to add a header, or to test without a server. */
export const transport = {
  fetch: (url: string, options?: RequestInit) => fetch(url, options),
}

const LIMIT = 30_000

/** Sends a request. Aborts it if there is no response within 30 seconds. */
export async function request(url: string, options: RequestInit = {}) {
  const limit = new AbortController()
  const { signal } = options
  signal?.throwIfAborted()
  signal?.addEventListener('abort', () => limit.abort(signal.reason))
  // No need to clear this timer: aborting a finished request does nothing.
  setTimeout(() => limit.abort(new Error('The server did not respond.')), LIMIT)
  return transport.fetch(url, { ...options, signal: limit.signal })
}

/** The last save of each page. Loading a page waits for its last save. */
const saves = new Map<string, Promise<unknown>>()

/** Resolves once all saves have finished. Call it before you load a list of pages. */
export const savesEnded = () => Promise.all(saves.values())

export async function loadPage(id: string, signal: AbortSignal): Promise<StoredPage> {
  await saves.get(id)
  const options = { signal, cache: 'no-store' } as const
  const response = await request(`/api/pages/${encodeURIComponent(id)}`, options)
  if (!response.ok) throw new Error(`The server responded with ${response.status}.`)
  return (await response.json()) as StoredPage
}

/** Resolves once the server has stored the page, and rejects otherwise. */
export async function savePage(id: string, page: PageSave, signal?: AbortSignal) {
  const request = put(id, page, signal)
  saves.set(
    id,
    request.catch(() => {}),
  )
  await request
}

async function put(id: string, page: PageSave, signal?: AbortSignal) {
  const body = JSON.stringify(page)
  const { ok, status } = await request(`/api/pages/${encodeURIComponent(id)}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body,
    signal,
    // Lets the request outlive the tab. Browsers allow this up to 64 KiB.
    keepalive: new Blob([body]).size < 60_000,
  })
  if (ok) return
  // Timeout, Too Early and Too Many Requests: the same request may succeed later.
  const isTemporary = status >= 500 || [408, 425, 429].includes(status)
  throw isTemporary
    ? new Error(`The server responded with ${status}.`)
    : new RefusedError(status)
}
