import { savesData, whenIdle } from '../../src/model/browser'
import { internalUrl, linkOf, LINKS } from './links'

/** Maximum number of concurrent prefetches. */
const CONCURRENCY = 4

const queued = new Set<string>()
const queue: URL[] = []
let running = 0

const base = `${__BASE_PATH__}/`

function pageDataUrl(url: URL): string {
  const path = decodeURI(url.pathname)
    .slice(__BASE_PATH__.length)
    .replace(/^\/|\/$/g, '')
  return `${__PATH_PREFIX__}/page-data/${path || 'index'}/page-data.json`
}

const scripts = new Set<string>()

/**
 * Fetches a chunk into the browser's cache, where it stays, because its name contains a hash.
 *
 * `<link rel="prefetch">` does not work: Safari does not support it, and Firefox checks the policy's `default-src`, which
 * allows nothing.
 */
async function prefetchScript(path: string): Promise<void> {
  const href = __PATH_PREFIX__ + path
  if (scripts.has(href) || document.querySelector(`script[src="${href}"]`)) return
  scripts.add(href)
  await (await fetch(href, { priority: 'low' })).arrayBuffer()
}

async function prefetch(url: URL): Promise<void> {
  const response = await fetch(pageDataUrl(url), { priority: 'low' })
  if (!response.ok) return
  const page = (await response.json()) as { componentChunkName?: string }
  // Parsed by gatsby-browser.ts.
  const chunks = window.___chunkMapping as Record<string, string[]>
  await Promise.all((chunks[page.componentChunkName ?? ''] ?? []).map(prefetchScript))
}

/** Starts prefetches, but none behind an open dialog: the search, for example, loads faster without them. */
function next(): void {
  if (document.querySelector(':modal'))
    return document.addEventListener('close', next, { capture: true, once: true })
  while (running < CONCURRENCY) {
    const url = queue.shift()
    if (!url) return
    running += 1
    // A page that cannot be prefetched is requested again on navigation, which reports the failure.
    void prefetch(url)
      .catch(() => undefined)
      .then(() => {
        running -= 1
        next()
      })
  }
}

function enqueue(url: URL): void {
  if (savesData(navigator) || queued.has(url.pathname) || url.pathname === location.pathname) return
  queued.add(url.pathname)
  queue.push(url)
  whenIdle(next)
}

/** Loads the page of a link on intent, so that a click shows it at once. */
function loadOnIntent(event: Event): void {
  const link = linkOf(event)
  const url = link && internalUrl(link, base)
  if (url && !savesData(navigator) && url.pathname !== location.pathname)
    window.___loader.hovering(url.pathname + url.search)
}

let observer: IntersectionObserver | undefined

/** Prefetches pages whose links scroll into view. Call it after every route change, to observe the links of the new page. */
export function prefetchVisibleLinks(): void {
  observer ??= new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      observer?.unobserve(target)
      const url = internalUrl(target as HTMLAnchorElement, base)
      if (url) enqueue(url)
    }
  })
  for (const link of document.querySelectorAll(LINKS)) observer.observe(link)
}

/** Prefetches on hover, focus and touch, including for links that are added later. */
export function prefetchOnIntent(): void {
  for (const intent of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(intent, loadOnIntent, { capture: true, passive: true })
  }
}
