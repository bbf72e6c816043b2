import { delegate } from './dom'

/** Duration of the animation that opens or closes content, in milliseconds. `height` is in pixels. */
export function collapseDuration(height: number): number {
  return Math.round(Math.min(420, 90 + 12 * Math.sqrt(height)))
}

export function isDisclosed(button: HTMLElement): boolean {
  return button.getAttribute('aria-expanded') === 'true'
}

/** Shows or hides the content that `button` controls, without an animation. */
export function setDisclosed(button: HTMLElement, open: boolean): void {
  button.setAttribute('aria-expanded', String(open))
}

/** Shows or hides the content that `button` controls, with an animation unless the reader prefers reduced motion. */
function toggle(button: HTMLElement, open: boolean): void {
  const content = document.getElementById(button.getAttribute('aria-controls') ?? '')
  setDisclosed(button, open)
  if (!content?.animate || matchMedia('(prefers-reduced-motion: reduce)').matches) return
  button.toggleAttribute('data-closing', !open)
  const height = content.offsetHeight
  const frames = [
    { height: '0', overflow: 'clip' },
    { height: `${height}px`, overflow: 'clip' },
  ]
  content.getAnimations().forEach((animation) => animation.cancel())
  content.animate(open ? frames : frames.reverse(), {
    duration: collapseDuration(height),
    easing: 'ease-in-out',
  }).onfinish = () => button.removeAttribute('data-closing')
}

/**
 * Makes every `[data-disclosure]` button show and hide the content that it controls. A click on a link in the table of
 * contents closes the table.
 */
export function installDisclosures(document: Document): void {
  delegate(document, 'click', '[data-disclosure]', (button) => toggle(button, !isDisclosed(button)))
  delegate(document, 'click', '[data-contents] a', (link) => {
    const button = link.closest('[data-contents]')?.querySelector<HTMLElement>('[data-disclosure]')
    if (button) setDisclosed(button, false)
  })
}
