import { delegate } from './dom'

/** How long content of `height` pixels takes to open or close, in milliseconds. */
export function collapseDuration(height: number): number {
  return Math.round(Math.min(420, 90 + 12 * Math.sqrt(height)))
}

export function isDisclosed(button: HTMLElement): boolean {
  return button.getAttribute('aria-expanded') === 'true'
}

/** Shows or hides what `button` controls, without an animation. */
export function setDisclosed(button: HTMLElement, open: boolean): void {
  button.setAttribute('aria-expanded', String(open))
}

/** Shows or hides what `button` controls, animated unless the reader asks for less motion. */
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

/** Makes every `[data-disclosure]` button show and hide what it controls. A link in the table of contents hides it. */
export function installDisclosures(document: Document): void {
  delegate(document, 'click', '[data-disclosure]', (button) => toggle(button, !isDisclosed(button)))
  delegate(document, 'click', '[data-contents] a', (link) => {
    const button = link.closest('[data-contents]')?.querySelector<HTMLElement>('[data-disclosure]')
    if (button) setDisclosed(button, false)
  })
}
