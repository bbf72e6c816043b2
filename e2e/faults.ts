import type { BrowserContext, Page } from '@playwright/test'

/** Console messages of the browser and React about failures that a test causes. */
export const consequences = /Failed to load resource|ERR_|MIME type|Loading chunk|page resources for/

/** Delays requests to `url` until the returned function is called. */
export async function hold(page: Page, url: RegExp | string): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(url, async (route) => {
    await released
    await route.continue().catch(() => undefined)
  })
  return release
}

/** Collects the addresses of the page's later requests that match `url`. */
export function requestsOf(page: Page, url: RegExp): string[] {
  const urls: string[] = []
  page.on('request', (request) => {
    if (url.test(request.url())) urls.push(request.url())
  })
  return urls
}

/** Counts the documents that the page loads after this call. */
export function countLoads(page: Page): () => number {
  let loads = 0
  page.on('request', (request) => void (loads += Number(request.isNavigationRequest())))
  return () => loads
}

/** Makes all access to storage throw, as browsers do when the reader blocks it. */
export async function blockStorage(scope: BrowserContext | Page): Promise<void> {
  await scope.addInitScript(() => {
    const get = () => {
      throw new DOMException('Denied', 'SecurityError')
    }
    for (const area of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, area, { configurable: true, get })
  })
}

/** Empties the frame of the landing page, whose editor takes longer to load than the page. */
export const withoutEditor = (page: Page) =>
  page.route('**/examples/landing/', (route) => route.fulfill({ contentType: 'text/html', body: '' }))

/** Makes /docs/concepts/nodes crash on render, with page data that refers to a missing island. */
export async function crashNodes(page: Page): Promise<void> {
  await page.route(/page-data\/docs\/concepts\/nodes\/page-data\.json/, async (route) => {
    const data = await (await route.fetch()).json()
    data.result.data.doc.body = [{ island: 'Nope', props: {} }]
    await route.fulfill({ json: data })
  })
}

/** Simulates a connection with these properties for pages opened after this call. */
export async function setConnection(
  page: Page,
  connection: { saveData: boolean; effectiveType?: string },
): Promise<void> {
  await page.addInitScript((connection) => {
    Object.defineProperty(navigator, 'connection', { value: connection })
  }, connection)
}
