import { savesData, whenIdle } from '../../src/model/browser'
import { internalUrl, linkOf } from './internalUrl'

/** How many pages are prefetched at a time. */
const AT_A_TIME = 4

const done = new Set<string>()
const waiting: URL[] = []
let running = 0

const base = `${__BASE_PATH__}/`

function pageDataUrl(url: URL): string {
  const path = decodeURI(url.pathname)
    .slice(__BASE_PATH__.length)
    .replace(/^\/|\/$/g, '')
  return `${__PATH_PREFIX__}/page-data/${path || 'index'}/page-data.json`
}

function chunksOf(name: string): string[] {
  const mapping = window.___chunkMapping
  return typeof mapping === 'string' ? [] : (mapping[name] ?? [])
}

const scripts = new Set<string>()

/**
 * Fetches a chunk into the browser's cache, where it stays for good, since its name holds a hash.
 *
 * Not by `<link rel="prefetch">`: Safari does not support it, and Firefox checks `default-src` of the policy, which
 * allows nothing.
 */
async function prefetchScript(path: string): Promise<void> {
  const href = __PATH_PREFIX__ + path
  if (scripts.has(href) || document.querySelector(`script[src="${CSS.escape(href)}"]`)) return
  scripts.add(href)
  await (await fetch(href, { priority: 'low' })).arrayBuffer()
}

async function prefetch(url: URL): Promise<void> {
  const response = await fetch(pageDataUrl(url), { priority: 'low' })
  if (!response.ok) return
  const page = (await response.json()) as { componentChunkName?: string }
  await Promise.all(chunksOf(page.componentChunkName ?? '').map(prefetchScript))
}

function next(): void {
  while (running < AT_A_TIME) {
    const url = waiting.shift()
    if (!url) return
    running += 1
    // A page that cannot be prefetched is requested again when the reader goes there, and a failure is shown then.
    void prefetch(url)
      .catch(() => undefined)
      .finally(() => {
        running -= 1
        next()
      })
  }
}

function enqueue(url: URL): void {
  if (savesData(navigator) || done.has(url.pathname) || url.pathname === location.pathname) return
  done.add(url.pathname)
  waiting.push(url)
  whenIdle(next)
}

/** Loads the whole page behind a link that the reader points at, so that a click shows it at once. */
function loadPointedAt(event: Event): void {
  const link = linkOf(event)
  const url = link && internalUrl(link, base)
  if (url && !savesData(navigator) && url.pathname !== location.pathname)
    window.___loader.hovering(url.pathname + url.search)
}

const seen = new WeakSet<Element>()
let observer: IntersectionObserver | undefined

/** Prefetches pages whose links come into view; called after every route change, for the links of that page. */
export function prefetchVisibleLinks(): void {
  observer ??= new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      observer?.unobserve(target)
      const url = internalUrl(target as HTMLAnchorElement, base)
      if (url) enqueue(url)
    }
  })
  for (const link of document.querySelectorAll('a[href]')) {
    if (seen.has(link)) continue
    seen.add(link)
    observer.observe(link)
  }
}

/** Prefetches on hover, focus and touch, for links that are in the page now or later. */
export function prefetchPointedAt(): void {
  for (const intent of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(intent, loadPointedAt, { capture: true, passive: true })
  }
}
