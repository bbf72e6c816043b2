import { withPathPrefix } from '../ui'

/**
 * Names the site to the browser's list of applications. Not in the HTML: browsers fetch a manifest there before the
 * first paint, beside the font.
 */
export function linkManifest(document: Document): void {
  const link = document.createElement('link')
  link.rel = 'manifest'
  link.href = withPathPrefix('/manifest.webmanifest')
  document.head.append(link)
}
