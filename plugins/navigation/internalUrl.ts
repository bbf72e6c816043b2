import { loadsDocument } from '../../src/model/examples'
import { decoded, repairedHash } from '../../src/model/url'

/** Files that are not pages, which the browser opens itself. */
const FILE = /\.(?:md|txt|xml|json|webmanifest|pdf|zip|png|jpe?g|gif|svg|webp|avif|ico|html)$/i

/**
 * The URL of a link that client navigation may follow, or `null`.
 *
 * Excluded are other origins, paths outside of `base` (`/` or `/prefix/`), the example editors, files, downloads, and
 * links that open another window.
 */
export function internalUrl(link: HTMLAnchorElement, base: string): URL | null {
  if (!link.href || link.hasAttribute('download') || (link.target && link.target !== '_self')) return null
  const url = new URL(link.href, document.baseURI)
  if (url.origin !== location.origin || !`${url.pathname}/`.startsWith(base)) return null
  const path = url.pathname.slice(base.length - 1)
  if (loadsDocument(path) || FILE.test(path)) return null
  return url
}

/** Whether a click follows the link in this window. */
export function isPlainClick(event: MouseEvent): boolean {
  const { button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event
  return button === 0 && !(metaKey || ctrlKey || shiftKey || altKey || defaultPrevented)
}

/** The link that an event occurred in, or `null`. */
export function linkOf(event: Event): HTMLAnchorElement | null {
  return event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
}

/** The target of a call to `navigate`: client navigation, or a document load. */
type Target = { kind: 'client' | 'document'; url: URL }

/**
 * Resolves the argument of `navigate`; `null` when it would leave the origin.
 *
 * Some pages are documents of their own (src/model/examples.ts), and a path that cannot be decoded would break Gatsby's
 * router: both become document loads. A fragment that cannot be decoded is repaired.
 */
export function internalTarget(to: string, base: string = __BASE_PATH__): Target | null {
  const url = new URL(to, location.href)
  if (url.origin !== location.origin) return null
  const path = url.pathname.startsWith(base) ? url.pathname.slice(base.length) : url.pathname
  url.hash = repairedHash(url.hash) ?? url.hash
  const document = loadsDocument(path) || decoded(url.pathname) === null
  return { kind: document ? 'document' : 'client', url }
}
