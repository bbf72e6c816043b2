import { isHydrated } from './replay'

/**
 * Loads the page that Back or Forward lead to while no router listens.
 *
 * After a reload the browser still takes the pages that one came from by client navigation for places of one document:
 * it changes the address and leaves the page as it is.
 */
export function followHistory(): void {
  const pageOf = () => location.pathname + location.search
  const drawn = pageOf()
  addEventListener('popstate', () => {
    if (!isHydrated() && pageOf() !== drawn) location.reload()
  })
}
