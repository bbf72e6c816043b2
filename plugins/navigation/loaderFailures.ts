type Import = () => Promise<unknown>

/** Pauses before a chunk is requested again, in milliseconds. */
const PAUSES = [300, 1200]

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Wraps an import so that it is tried three times. webpack forgets a failed chunk, so each try sends a request. */
export function retrying(load: Import, pauses: readonly number[] = PAUSES): Import {
  return async () => {
    for (const milliseconds of pauses) {
      try {
        return await load()
      } catch {
        await pause(milliseconds)
      }
    }
    return load()
  }
}

/** Retries page chunks, because Gatsby's loader remembers a first failure. `asyncRequires` exists only in builds. */
export function retryChunks(): void {
  const components = window.asyncRequires?.components ?? {}
  for (const [name, load] of Object.entries(components)) components[name] = retrying(load)
}

/** Requests the headers at `url`; `null` if there is no response. */
const headersAt = (url: string) => fetch(url, { method: 'HEAD' }).catch(() => null)

/** Whether the server redirects `url` to another page, because the page has moved. Slashes at the end do not count. */
export async function isMoved(url: URL): Promise<boolean> {
  const reply = await headersAt(url.href)
  const pageOf = (address: string) => new URL(address).pathname.replace(/\/+$/, '')
  return reply?.redirected === true && pageOf(reply.url) !== pageOf(url.href)
}

/**
 * Checks with the server before the not-found page is shown.
 *
 * When page data is missing, Gatsby requests the page's HTML to tell a failure from an unknown path. Under a path prefix,
 * it requests the wrong path, and shows the not-found page for a page that exists.
 */
export function confirmMissing(): void {
  if (__BASE_PATH__ === '') return
  const loader = window.___loader
  const { loadPage } = loader
  loader.loadPage = async (path) => {
    const page = await loadPage(path)
    const isMissed = page?.status !== 'error' && loader.isPageNotFound(path) && (await headersAt(path))?.ok
    return isMissed ? { status: 'error' } : page
  }
}
