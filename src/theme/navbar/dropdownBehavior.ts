import { delegate } from '../dom'

const selector = '[data-dropdown]'

/** The dropdown around the target of an event, or `null`. */
function dropdownAt(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest(selector) : null
}

/** The button of a dropdown. */
function buttonOf(dropdown: Element): HTMLElement | null {
  return dropdown.querySelector<HTMLElement>('[aria-expanded]')
}

/** Closes every dropdown but `kept`. */
function closeOthers(document: Document, kept: Element | null): void {
  for (const dropdown of document.querySelectorAll(selector))
    if (dropdown !== kept) buttonOf(dropdown)?.setAttribute('aria-expanded', 'false')
}

/**
 * Makes dropdowns open on click and under the mouse, stay while either is inside, and close on Escape with the focus
 * returned, when the focus leaves and on a click elsewhere. A click on one that the mouse has opened keeps it open.
 */
export function installDropdowns(document: Document): void {
  let hovered: Element | null = null
  delegate(document, 'click', `${selector} [aria-expanded]`, (button) => {
    const open = hovered !== null || button.getAttribute('aria-expanded') !== 'true'
    hovered = null
    button.setAttribute('aria-expanded', String(open))
  })
  for (const type of ['click', 'focusin'])
    document.addEventListener(type, ({ target }) => closeOthers(document, dropdownAt(target)))
  document.addEventListener('pointerover', ({ target, pointerType }) => {
    const dropdown = dropdownAt(target)
    if (pointerType !== 'mouse' || dropdown === hovered) return
    if (hovered) closeOthers(document, dropdownAt(document.activeElement))
    hovered = null
    const button = dropdown && buttonOf(dropdown)
    if (button?.getAttribute('aria-expanded') !== 'false') return
    hovered = dropdown
    button.setAttribute('aria-expanded', 'true')
  })
  document.addEventListener('keydown', ({ key, target }) => {
    if (key !== 'Escape') return
    const dropdown = dropdownAt(target)
    if (dropdown) buttonOf(dropdown)?.focus()
    closeOthers(document, null)
  })
}
