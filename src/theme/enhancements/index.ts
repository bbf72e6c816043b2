import topbar from 'topbar'
import { installDialogs } from '../dialogs'
import { followTab } from './moveFocus'
import { installScrollSpy, updateScrollSpy } from './scrollSpy'

export { moveFocus } from './moveFocus'

/**
 * Installs what readers need only after their first scroll or tap. That starts React, which brings these along, so unlike
 * `behaviors` they are not inlined into every page.
 */
export function installEnhancements(document: Document): void {
  installScrollDirection(document)
  installScrollSpy(document)
  installDialogs(document)
  followTab(document)
}

/** After a navigation: updates the new page. */
export function refreshEnhancements(document: Document): void {
  // This measures every heading, so it waits until the page is painted.
  requestAnimationFrame(() => setTimeout(() => updateScrollSpy(document)))
}

/** How far the reader scrolls before the direction counts, in pixels: less is a finger that rests. */
const TURN = 8

/**
 * Hides a navbar with `data-hide-on-scroll` while the reader scrolls down, and shows it on the way up. `data-rising` on the
 * document shows the way back to the top.
 */
function installScrollDirection(document: Document): void {
  let last = window.scrollY
  const update = () => {
    const top = window.scrollY
    if (Math.abs(top - last) < TURN) return
    document.documentElement.toggleAttribute('data-rising', top < last)
    const bar = document.querySelector('[data-hide-on-scroll]')
    bar?.toggleAttribute('data-hidden', top > last && top > 120)
    last = top
  }
  document.addEventListener('scroll', update, { passive: true })
}

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

/** Shows the progress bar in `delay` milliseconds, unless `endProgress` is called before. */
export function startProgress(delay: number): void {
  const color = getComputedStyle(document.documentElement).getPropertyValue('--drop').trim() || 'gray'
  const barColors = { 0: color, 1: color }
  topbar.config({ barThickness: 3, shadowBlur: 0, className: 'progress-bar', barColors })
  topbar.show(delay)
}

export function endProgress(): void {
  topbar.hide()
}
