import { delegate } from './dom'
import { isDisclosed, setDisclosed } from './disclosure'

const DROPDOWN = '[data-dropdown]'
const BUTTON = `${DROPDOWN} [aria-expanded]`

function dropdownAt(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest(DROPDOWN) : null
}

function buttonOf(dropdown: Element): HTMLElement | null {
  return dropdown.querySelector<HTMLElement>('[aria-expanded]')
}

function closeOthers(document: Document, except: Element | null): void {
  for (const button of document.querySelectorAll<HTMLElement>(BUTTON))
    if (dropdownAt(button) !== except) setDisclosed(button, false)
}

/**
 * Makes dropdowns open on click and hover. They close on Escape, which also returns the focus to the button, on a click
 * elsewhere, and when the focus or the mouse leaves. If hovering opened a dropdown, the first click keeps it open.
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
