/** A page as the server has it; both texts are empty for a page that was never saved. */
export interface StoredPage {
  json: string
  /** Names this version. Each save has a name of its own. */
  revision: string
}

/** What the editor sends. The server stores it only if its own revision is in `replaces`. */
export interface PageSave extends StoredPage {
  replaces: string[]
}

/** The server has understood a request and refused it. Sending it again does not help. */
export class RefusedError extends Error {
  readonly status: number

  constructor(status: number) {
    super(`The server answered ${status}.`)
    this.status = status
  }
}

/** Sends every request. Replace it to add a header, or to test without a server. */
export const transport = {
  fetch: (url: string, options?: RequestInit) => fetch(url, options),
}

const LIMIT = 30_000

/** Sends a request, and gives it up if its answer takes half a minute. */
export async function request(url: string, options: RequestInit = {}) {
  const limit = new AbortController()
  const { signal } = options
  signal?.throwIfAborted()
  signal?.addEventListener('abort', () => limit.abort(signal.reason))
  // Aborting what has ended does nothing, so this needs no end of its own.
  setTimeout(() => limit.abort(new Error('The server did not answer.')), LIMIT)
  return transport.fetch(url, { ...options, signal: limit.signal })
}

/** The last save of each page. A page that is opened again waits for its own. */
const saves = new Map<string, Promise<unknown>>()

/** Resolves once no save is running. A list of pages waits for that. */
export const savesEnded = () => Promise.all(saves.values())

export async function loadPage(id: string, signal: AbortSignal): Promise<StoredPage> {
  await saves.get(id)
  const options = { signal, cache: 'no-store' } as const
  const response = await request(`/api/pages/${id}`, options)
  if (!response.ok) throw new Error(`The server answered ${response.status}.`)
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
  const { ok, status } = await request(`/api/pages/${id}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body,
    signal,
    // Lets the request outlive the tab. Browsers allow this up to 64 KiB.
    keepalive: new Blob([body]).size < 60_000,
  })
  if (ok) return
  // Too slow, too early and too often: the same request may succeed later.
  const isTemporary = status >= 500 || [408, 425, 429].includes(status)
  throw isTemporary
    ? new Error(`The server answered ${status}.`)
    : new RefusedError(status)
}
