import { installDialogs } from './dialogs'
import { installHidingNavbar } from './hideNavbar'
import { installScrollSpy, showReading } from './scrollSpy'
import { installWrapping } from './wrapCode'

/**
 * Installs what readers miss only after their first scroll or tap. That starts React, which brings these along, so they
 * need not be inlined into every page as `behaviors` are.
 */
export function installEnhancements(document: Document): void {
  installHidingNavbar(document)
  installWrapping(document)
  installScrollSpy(document)
  installDialogs(document)
}

/** Updates a page that was rendered after a navigation. */
export function refreshEnhancements(document: Document): void {
  // It measures every heading, and the page is usable without it: after the frame that shows the page.
  requestAnimationFrame(() => setTimeout(() => showReading(document)))
}
