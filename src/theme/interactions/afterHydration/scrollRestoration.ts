import { restoresScroll } from '../../../model/browser'

const restoreBy = (mode: ScrollRestoration) => () => {
  history.scrollRestoration = mode
}

/**
 * Where the browser cannot restore the scroll position after Back and Forward correctly, lets Gatsby do it. After a reload,
 * the browser does.
 *
 * On Back and Forward these browsers would restore the position before the other page is rendered. The current page would
 * then jump, and Gatsby would save the wrong position for it.
 */
export function installScrollRestoration(): void {
  if (restoresScroll()) return
  restoreBy('manual')()
  addEventListener('pageshow', restoreBy('manual'))
  addEventListener('pagehide', restoreBy('auto'))
}
