import { loadsDocument } from '../../src/model/examples'

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
  return (
    event.button === 0 &&
    !event.metaKey &&
    !event.ctrlKey &&
    !event.shiftKey &&
    !event.altKey &&
    !event.defaultPrevented
  )
}

/** The link that an event occurred in, or `null`. */
export function linkOf(event: Event): HTMLAnchorElement | null {
  return event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
}
