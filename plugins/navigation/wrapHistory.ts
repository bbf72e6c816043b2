import { repairedHash } from '../../src/model/url'
import { internalTarget } from './links'
import { settleTraversal } from './restoreScroll'
import { prepare } from './wrapNavigate'

/**
 * Loads pages before Back and Forward show them.
 *
 * Gatsby itself reports no progress for these, and on failure it loads the path without query and fragment. This listener
 * is registered before the router's. It stops the event if the page is not loaded, and dispatches it again once it is.
 */
export function wrapHistory(): void {
  let passing = false
  const show = (event: Event) => {
    if (passing) return
    repairAddress()
    const url = new URL(location.href)
    if (isLoaded(url)) return
    event.stopImmediatePropagation()
    if (internalTarget(url.href)?.kind === 'document') return location.reload()
    void prepare(url).then((ready) => {
      if (location.href !== url.href) return
      if (!ready) return settleTraversal(false)
      passing = true
      window.dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }))
      passing = false
    })
  }
  window.addEventListener('popstate', show, { capture: true })
}

/** Replaces a fragment that the router cannot decode. */
function repairAddress(): void {
  const repaired = repairedHash(location.hash)
  if (repaired !== null) history.replaceState(history.state, '', repaired)
}

function isLoaded(url: URL): boolean {
  try {
    const path = url.pathname + url.search
    const page = window.___loader.loadPageSync(path)
    return page !== undefined && page.status !== 'error' && !window.___loader.isPageNotFound(path)
  } catch {
    return false
  }
}
