import { delegate } from '../dom'

const selector = '[data-dropdown]'

/** The button of a dropdown. */
function buttonOf(dropdown: Element): HTMLElement | null {
  return dropdown.querySelector<HTMLElement>('[aria-expanded]')
}

/** Closes every open dropdown but `kept`. */
function closeOthers(document: Document, kept: Element | null): void {
  for (const dropdown of document.querySelectorAll(selector)) {
    if (dropdown !== kept) buttonOf(dropdown)?.setAttribute('aria-expanded', 'false')
  }
}

/** The dropdown around the target of an event, or `null`. */
function dropdownAt(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(selector) : null
}

/**
 * Makes dropdowns open on click and under the mouse, stay while either is inside, and close on Escape with the focus
 * returned, when the focus leaves and on a click elsewhere. A click on one that the mouse has opened keeps it open.
 */
export function installDropdowns(document: Document): void {
  let hovered: HTMLElement | null = null
  delegate(document, 'click', `${selector} [aria-expanded]`, (button) => {
    const keep = hovered !== null && hovered === dropdownAt(button)
    hovered = null
    button.setAttribute('aria-expanded', String(keep || button.getAttribute('aria-expanded') !== 'true'))
  })
  document.addEventListener('click', ({ target }) => closeOthers(document, dropdownAt(target)))
  document.addEventListener('focusin', ({ target }) => closeOthers(document, dropdownAt(target)))
  document.addEventListener('pointerover', ({ target, pointerType }) => {
    const dropdown = dropdownAt(target)
    const button = dropdown && buttonOf(dropdown)
    if (pointerType !== 'mouse' || button?.getAttribute('aria-expanded') === 'true') return
    if (hovered && hovered !== dropdown) {
      closeOthers(document, dropdownAt(document.activeElement))
      hovered = null
    }
    if (button) {
      hovered = dropdown
      button.setAttribute('aria-expanded', 'true')
    }
  })
  document.addEventListener('keydown', ({ key, target }) => {
    if (key !== 'Escape') return
    const dropdown = dropdownAt(target)
    if (dropdown) buttonOf(dropdown)?.focus()
    closeOthers(document, null)
  })
}
