import { targetOf } from './showTarget'

/** Whether the reader's last input was the Tab key. Any other key or click may have started a navigation. */
let isTabbing = false

/** Tracks the Tab key, so that `moveFocus` does not move the focus back to a target that the reader has already left. */
export function followTab(document: Document): void {
  for (const type of ['keydown', 'click'])
    document.addEventListener(type, (event) => (isTabbing = (event as KeyboardEvent).key === 'Tab'), true)
}

/**
 * After a navigation, moves the focus to the fragment's target or to the h1 (WCAG 2.4.3). Within a page, browsers move
 * the focus to the target at once, and Gatsby reports the navigation later. If the reader has pressed Tab by then, the
 * focus stays where it is.
 *
 * Gatsby's router focuses the wrapper of the whole page, from which Tab would go through the navbar again. It does so
 * in an effect that runs after this function, so a listener moves the focus back.
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
