import { EXAMPLES } from '../../../src/model/examples'
import { isHydrated } from './replay'

/**
 * Fetches the document behind a link that the reader points at, before hydration, in browsers without speculation rules
 * (Firefox, Safari). Not by `<link rel="prefetch">`: Safari does not support it, and Firefox checks `default-src` of the
 * policy, which allows nothing.
 *
 * `base` is the path prefix without a slash at the end.
 */
export function fetchPointedAt(base: string): void {
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
