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

function isAtHand(url: URL): boolean {
  try {
    const page = window.___loader.loadPageSync(url.pathname + url.search)
    return page !== undefined && page.status !== 'error'
  } catch {
    return false
  }
}
