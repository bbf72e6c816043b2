const restoreBy = (mode: ScrollRestoration) => () => {
  history.scrollRestoration = mode
}

/**
 * Leaves the scroll position of Back and Forward to Gatsby, and that of a reload to the browser.
 *
 * A browser restores it before the other page is there: the page that is left jumps, and Gatsby saves that as its place.
 */
export function installScrollRestoration(): void {
  restoreBy('manual')()
  addEventListener('pageshow', restoreBy('manual'))
  addEventListener('pagehide', restoreBy('auto'))
}
