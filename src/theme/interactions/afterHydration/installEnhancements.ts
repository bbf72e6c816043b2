import { showCurrentEntry } from '../beforeHydration/categories'
import { installDialogs } from '../dialogs/installDialogs'
import { followTab } from './moveFocus'

/**
 * Installs the enhancements, which readers need only after the first scroll or tap. That starts React, and the
 * enhancements load with it, so unlike `beforeHydration` they are not inlined into every page.
 */
export function installEnhancements(document: Document): void {
  installScrollDirection(document)
  showContents(document)
  installDialogs(document)
  followTab(document)
}

/** After a navigation, updates the enhancements for the new page. */
export function refreshEnhancements(document: Document): void {
  // Waits until the page has been painted, because this measures every heading.
  requestAnimationFrame(() =>
    setTimeout(() => {
      showContents(document)
      const menu = document.getElementById('menu')
      if (menu) showCurrentEntry(menu)
    }),
  )
}

/** On a page with contents, loads the code for them. If it does not load, no entry is marked as current. */
function showContents(document: Document): void {
  if (document.querySelector('[data-contents]'))
    import('./scrollSpy').then(
      ({ followReader }) => followReader(document),
      () => {},
    )
}

/** Minimum scroll distance that sets the direction, in pixels. Shorter moves come from a resting finger. */
const TURN = 8

/**
 * Hides a navbar with `data-hide-on-scroll` while the reader scrolls down, and shows it again while they scroll up.
 * While they scroll up, `data-rising` on the root element also shows the link back to the top.
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
