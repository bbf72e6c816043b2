import { EXAMPLES } from '../../../src/model/examples'
import { isHydrated } from './replay'

/**
 * Prefetches the document of a link on hover, before hydration, in browsers without speculation rules (Firefox, Safari).
 * `<link rel="prefetch">` does not work: Safari does not support it, and Firefox checks the policy's `default-src`, which
 * allows nothing.
 *
 * `base` is the path prefix without a trailing slash.
 */
export function prefetchOnHover(base: string): void {
  if (HTMLScriptElement.supports?.('speculationrules')) return
  const pages = `a[href^="${base}/"]:not([href^="${base}${EXAMPLES}"],[download],[target])`
  let last = ''
  addEventListener('pointerover', ({ target }) => {
    const link = (target as Element).closest<HTMLAnchorElement>(pages)
    if (!link || link.href === last || isHydrated()) return
    last = link.href
    fetch(last, { priority: 'low' }).catch(() => {})
  })
}
