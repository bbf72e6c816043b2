// Inlined into every page: it works before React is there, and without it.
import { delegate } from './delegate'
import { isDisclosed, setDisclosed } from './disclosure'

const DROPDOWN = '[data-dropdown]'
const BUTTON = `${DROPDOWN} [aria-expanded]`

/** The dropdown around the target of an event, or `null`. */
function dropdownAt(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest(DROPDOWN) : null
}

/** The button of a dropdown. */
function buttonOf(dropdown: Element): HTMLElement | null {
  return dropdown.querySelector<HTMLElement>('[aria-expanded]')
}

/** Closes every dropdown but `kept`. */
function closeOthers(document: Document, kept: Element | null): void {
  for (const button of document.querySelectorAll<HTMLElement>(BUTTON))
    if (dropdownAt(button) !== kept) setDisclosed(button, false)
}

/**
 * Makes dropdowns open on click and under the mouse, stay while either is inside, and close on Escape with the focus
 * returned, when the focus leaves and on a click elsewhere. A click on one that the mouse has opened keeps it open.
 */
export function installDropdowns(document: Document): void {
  let hovered: Element | null = null
  delegate(document, 'click', BUTTON, (button) => {
    setDisclosed(button, hovered !== null || !isDisclosed(button))
    hovered = null
  })
  for (const type of ['click', 'focusin'])
    document.addEventListener(type, ({ target }) => closeOthers(document, dropdownAt(target)))
  document.addEventListener('pointerover', ({ target, pointerType }) => {
    const dropdown = dropdownAt(target)
    if (pointerType !== 'mouse' || dropdown === hovered) return
    if (hovered) closeOthers(document, dropdownAt(document.activeElement))
    hovered = null
    const button = dropdown && buttonOf(dropdown)
    if (!button || isDisclosed(button)) return
    hovered = dropdown
    setDisclosed(button, true)
  })
  document.addEventListener('keydown', ({ key, target }) => {
    if (key !== 'Escape') return
    const dropdown = dropdownAt(target)
    if (dropdown) buttonOf(dropdown)?.focus()
    closeOthers(document, null)
  })
}
