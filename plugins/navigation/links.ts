import { loadsDocument } from '../../src/model/examples'
import { decoded, repairedHash } from '../../src/model/url'

/** Files that are not pages, which the browser opens itself. */
const FILE = /\.(?:md|txt|xml|json|webmanifest|pdf|zip|png|jpe?g|gif|svg|webp|avif|ico|html)$/i

/** Paths that Gatsby mistakes for other paths: encoded ASCII, an empty segment, or `/:name`, which is a pattern. */
const MISREAD = /%[0-7]|\/[/:]/

/**
 * Whether a path below `base` is loaded as a document: the pages in src/model/examples.ts, and paths that Gatsby's router
 * cannot decode or mistakes for other paths.
 */
function needsDocument(pathname: string, base: string): boolean {
  const path = pathname.startsWith(base) ? pathname.slice(base.length) : pathname
  return loadsDocument(path) || MISREAD.test(pathname) || decoded(pathname) === null
}

/**
 * The URL of a link that client navigation may follow, or `null`.
 *
 * Excluded are other origins, paths outside `base` (`/` or `/prefix/`), paths that are loaded as documents, files,
 * downloads, and links that open another window.
 */
export function internalUrl(link: HTMLAnchorElement, base: string): URL | null {
  if (!link.href || link.hasAttribute('download') || (link.target && link.target !== '_self')) return null
  const url = new URL(link.href, document.baseURI)
  if (url.origin !== location.origin || !`${url.pathname}/`.startsWith(base)) return null
  return FILE.test(url.pathname) || needsDocument(url.pathname, base.slice(0, -1)) ? null : url
}

/** Whether a click follows the link in this window. */
export function isPlainClick(event: MouseEvent): boolean {
  const { button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event
  return button === 0 && !(metaKey || ctrlKey || shiftKey || altKey || defaultPrevented)
}

/** Selects the links of the site, but not those in a demo, which lead to pages that do not exist. */
export const LINKS = 'a[href]:not([data-stage] *)'

/** The link that an event occurred in, or `null`. */
export function linkOf(event: Event): HTMLAnchorElement | null {
  return event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(LINKS) : null
}

/** The target of a call to `navigate`: client navigation, or a document load. */
type Target = { kind: 'client' | 'document'; url: URL }

/**
 * Resolves the argument of `navigate`; `null` if it would leave the origin.
 *
 * Repairs a fragment that cannot be decoded.
 */
export function internalTarget(to: string, base: string = __BASE_PATH__): Target | null {
  const url = new URL(to, location.href)
  if (url.origin !== location.origin) return null
  url.hash = repairedHash(url.hash) ?? url.hash
  return { kind: needsDocument(url.pathname, base) ? 'document' : 'client', url }
}

/**
 * Follows internal links by client navigation, including those in prose, which are plain HTML. The browser follows links
 * within a page.
 */
export function followLinks(): void {
  document.addEventListener('click', (event) => {
    const link = linkOf(event)
    if (!link || !isPlainClick(event)) return
    const url = internalUrl(link, `${__BASE_PATH__}/`)
    if (!url) return
    if (url.hash && url.pathname === location.pathname && url.search === location.search) return
    event.preventDefault()
    window.___navigate(url.href)
  })
}
