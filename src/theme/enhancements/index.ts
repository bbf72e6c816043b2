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
  installScrollDirection(document)
  installCodeWrapping(document)
  installCodeFolding(document)
  installScrollSpy(document)
  installDialogs(document)
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
  document.addEventListener(
    'scroll',
    () => {
      const top = window.scrollY
      if (Math.abs(top - last) < TURN) return
      document.documentElement.toggleAttribute('data-rising', top < last)
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
    button.setAttribute('aria-pressed', String(toggleBlock(button, 'data-wrap')))
  })
}

/** Makes `[data-code-fold]` show the rest of the block around it, and hide it again. */
function installCodeFolding(document: Document): void {
  delegate(document, 'click', '[data-code-fold]', (button) => {
    const isUnfolded = toggleBlock(button, 'data-unfolded')
    button.setAttribute('aria-expanded', String(isUnfolded))
    // What is left of the block may be above the window.
    if (!isUnfolded) button.parentElement?.scrollIntoView({ block: 'nearest' })
  })
}

const toggleBlock = (button: HTMLElement, name: string): boolean =>
  button.closest('.code')?.toggleAttribute(name) ?? false
