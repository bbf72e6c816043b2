import { repairedHash } from '../../model/url'
import { prepare } from './wrapNavigate'

/**
 * Waits for the page before Back and Forward show it.
 *
 * Gatsby shows no progress there, and on failure it loads the path without query and fragment. This listener stands
 * in front of the router's: it lets an event through when the page is at hand, and repeats it when it has come.
 */
export function wrapHistory(): void {
  let passing = false
  window.addEventListener(
    'popstate',
    (event) => {
      if (passing) return
      repairAddress()
      const url = new URL(location.href)
      if (isAtHand(url)) return
      event.stopImmediatePropagation()
      void prepare(url).then((ready) => {
        if (!ready || location.href !== url.href) return
        passing = true
        window.dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }))
        passing = false
      })
    },
    { capture: true },
  )
}

/** Puts a fragment that the router can decode into the address: a link to one that it cannot may stand on any page. */
function repairAddress(): void {
  const { pathname, search, hash } = location
  const repaired = repairedHash(hash)
  if (repaired !== null) history.replaceState(history.state, '', pathname + search + repaired)
}

function isAtHand(url: URL): boolean {
  try {
    const path = url.pathname + url.search
    const page = window.___loader.loadPageSync(path)
    return page !== undefined && page.status !== 'error' && !window.___loader.isPageNotFound(path)
  } catch {
    return false
  }
}
