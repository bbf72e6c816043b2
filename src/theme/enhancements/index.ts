import { delegate } from '../behaviors/dom'
import { installDialogs } from '../dialogs'
import { installScrollSpy, updateScrollSpy } from './scrollSpy'

export { moveFocus } from './moveFocus'
export { endProgress, startProgress } from './progressBar'

/**
 * Installs what readers need only after their first scroll or tap. That starts React, which brings these along, so unlike
 * `behaviors` they are not inlined into every page.
 */
export function installEnhancements(document: Document): void {
  installHidingNavbar(document)
  installCodeWrapping(document)
  installScrollSpy(document)
  installDialogs(document)
}

/** After a navigation: updates the new page. */
export function refreshEnhancements(document: Document): void {
  // This measures every heading, so it waits until the page is painted.
  requestAnimationFrame(() => setTimeout(() => updateScrollSpy(document)))
}

/** Hides a navbar with `data-hide-on-scroll` while the reader scrolls down, and shows it on the way up. */
function installHidingNavbar(document: Document): void {
  let last = 0
  document.addEventListener(
    'scroll',
    () => {
      const top = window.scrollY
      const bar = document.querySelector('[data-hide-on-scroll]')
      bar?.toggleAttribute('data-hidden', top > last && top > 120)
      last = top
    },
    { passive: true },
  )
}

/** Makes `[data-code-wrap]` toggle whether the block around it wraps long lines. */
function installCodeWrapping(document: Document): void {
  delegate(document, 'click', '[data-code-wrap]', (button) => {
    const isWrapped = button.closest('.code')?.toggleAttribute('data-wrap') ?? false
    button.setAttribute('aria-pressed', String(isWrapped))
  })
}
