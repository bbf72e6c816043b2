import { restoresScroll } from '../../src/model/browser'

/** Ends the pending Back or Forward. */
let settle: ((isRendered: boolean) => void) | undefined

/**
 * Makes the browser restore the scroll position once the page that Back or Forward leads to is rendered.
 *
 * By default, the browser restores it earlier, on the page that the reader is leaving. Gatsby restores only positions that
 * it saved: one for all fragments of a page, and none from before React started. Where the browser cannot, Gatsby does.
 */
export function restoreScroll(): void {
  if (!restoresScroll()) return
  navigation.addEventListener('navigate', (event) => {
    const { pathname, search } = new URL(event.destination.url)
    const isSamePage = pathname + search === location.pathname + location.search
    if (event.navigationType !== 'traverse' || !event.canIntercept || isSamePage) return
    const handler = async () => {
      const { style, scrollHeight } = document.documentElement
      // If a shorter page made the browser scroll, Chromium would no longer restore the position.
      style.minHeight = `${scrollHeight}px`
      try {
        await rendered(event.signal)
        event.scroll()
      } finally {
        style.minHeight = ''
      }
    }
    event.intercept({ focusReset: 'manual', scroll: 'manual', handler })
  })
}

/** Resolves once the page is rendered, and rejects if it cannot be loaded or if the reader navigates elsewhere. */
function rendered(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(new DOMException('The page is not shown.', 'AbortError'))
    signal.addEventListener('abort', fail)
    settle = (isRendered) => (isRendered ? resolve() : fail())
  })
}

/** Ends the pending Back or Forward: its page is rendered, or could not be loaded. */
export function settleTraversal(isRendered: boolean): void {
  settle?.(isRendered)
  settle = undefined
}
