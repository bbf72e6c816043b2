const restoreBy = (mode: ScrollRestoration) => () => {
  history.scrollRestoration = mode
}

/**
 * Lets Gatsby restore the scroll position after Back and Forward, and the browser after a reload.
 *
 * On Back and Forward a browser would restore the position before the other page is rendered. The current page would
 * then jump, and Gatsby would save the wrong position for it.
 */
export function installScrollRestoration(): void {
  restoreBy('manual')()
  addEventListener('pageshow', restoreBy('manual'))
  addEventListener('pagehide', restoreBy('auto'))
}
