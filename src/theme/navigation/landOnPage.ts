/** The element that a fragment names, or `null`; a fragment that does not decode names none. */
export function targetOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)))
  } catch {
    return null
  }
}

/**
 * Moves the focus to where the reader has come: the fragment's target, or the h1 (WCAG 2.4.3).
 *
 * Gatsby focuses the wrapper of the whole page, from where Tab leads through the navbar again.
 */
export function landOnPage(hash: string): void {
  const target = (hash && targetOf(hash)) || document.querySelector<HTMLElement>('main h1')
  if (!target) return
  if (!target.matches('a[href], button, input, select, textarea, summary, [tabindex]')) target.tabIndex = -1
  target.focus({ preventScroll: true })
}
