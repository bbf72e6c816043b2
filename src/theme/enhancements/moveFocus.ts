import { decoded } from '../../model/url'

/** The element that a fragment names, or `null`; also for a fragment that cannot be decoded. */
function targetOf(hash: string): HTMLElement | null {
  const id = decoded(hash.slice(1))
  return id === null ? null : document.getElementById(id)
}

/** Whether the reader has pressed Tab since the last click or other key, which may have started a navigation. */
let isTabbing = false

/** Follows the reader, so that `moveFocus` does not take the focus off what came after a target. */
export function followTab(document: Document): void {
  for (const type of ['keydown', 'click'])
    document.addEventListener(type, (event) => (isTabbing = (event as KeyboardEvent).key === 'Tab'), true)
}

/**
 * After a navigation: moves the focus to the fragment's target or to the h1 (WCAG 2.4.3). On the same page it stays with
 * a reader who has gone on from the target: browsers move it there at once, and Gatsby reports it later.
 *
 * Gatsby's router focuses the wrapper of the whole page, from where Tab would lead through the navbar again. It does so
 * in an effect that runs after this, so the focus is moved back from there.
 */
export function moveFocus(hash: string, isSamePage: boolean): void {
  if (isSamePage && isTabbing) return
  const target = (hash && targetOf(hash)) || document.querySelector<HTMLElement>('main h1')
  if (!target) return
  if (!target.matches('a[href], button, input, select, textarea, summary, [tabindex]')) target.tabIndex = -1
  const focus = () => target.focus({ preventScroll: true })
  focus()
  document
    .getElementById('gatsby-focus-wrapper')
    ?.addEventListener('focus', focus, { once: true, signal: AbortSignal.timeout(1000) })
}
