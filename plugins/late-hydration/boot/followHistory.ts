import { isHydrated } from './replay'

/**
 * Loads the page that Back or Forward lead to before hydration.
 *
 * After a reload, entries that client navigation added to the history still belong to one document: the browser changes
 * the address, but not the page.
 */
export function followHistory(): void {
  const pageOf = () => location.pathname + location.search
  const initial = pageOf()
  addEventListener('popstate', () => {
    if (!isHydrated() && pageOf() !== initial) location.reload()
  })
}
