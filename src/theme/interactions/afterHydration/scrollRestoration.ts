/** Whether the browser restores scroll positions after Back and Forward, as plugins/navigation has it do. */
export const browserRestores = (): boolean => 'navigation' in window

const restoreBy = (mode: ScrollRestoration) => () => {
  history.scrollRestoration = mode
}

/**
 * In browsers without the Navigation API (before Firefox 147 and Safari 26.2), lets Gatsby restore the scroll position
 * after Back and Forward, and the browser after a reload.
 *
 * On Back and Forward these browsers would restore the position before the other page is rendered. The current page would
 * then jump, and Gatsby would save the wrong position for it.
 */
export function installScrollRestoration(): void {
  if (browserRestores()) return
  restoreBy('manual')()
  addEventListener('pageshow', restoreBy('manual'))
  addEventListener('pagehide', restoreBy('auto'))
}
