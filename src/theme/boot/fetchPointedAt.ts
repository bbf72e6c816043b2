import { isHydrated } from './replay'

/**
 * Fetches the document behind a link that the reader points at, where the browser knows no speculation rules (Firefox,
 * Safari), until our own prefetch takes over. Not by `<link rel="prefetch">`: Safari knows none, and Firefox asks
 * `default-src` of the policy, which allows nothing.
 *
 * `base` is the path prefix without a slash at the end.
 */
export function fetchPointedAt(base: string): void {
  if (HTMLScriptElement.supports?.('speculationrules')) return
  const pages = `a[href^="${base}/"]:not([href^="${base}/examples"],[download],[target])`
  let last = ''
  addEventListener('pointerover', ({ target }) => {
    const link = (target as Element).closest<HTMLAnchorElement>(pages)
    if (!link || link.href === last || isHydrated()) return
    last = link.href
    fetch(last, { priority: 'low' }).catch(() => {})
  })
}
