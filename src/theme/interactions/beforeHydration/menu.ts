import { delegate } from './dom'
import { setDisclosed } from './disclosure'

const isOpen = (document: Document) => document.documentElement.dataset.menu === 'open'

/** Opens or closes the side menu. While it is open, everything behind it is inert. */
export function setMenu(document: Document, open: boolean, returnFocus = false): void {
  const menu = document.getElementById('menu')
  const opener = document.querySelector<HTMLElement>('[data-menu-open]')
  if (!menu || !opener || open === isOpen(document)) return
  document.documentElement.dataset.menu = open ? 'open' : 'closed'
  setDisclosed(opener, open)
  menu.setAttribute('role', open ? 'dialog' : 'complementary')
  menu.dataset.panel = ''
  for (const part of document.querySelectorAll('[data-behind-menu]')) part.toggleAttribute('inert', open)
  if (open) menu.querySelector<HTMLElement>('[data-menu-close]')?.focus()
  else if (returnFocus) opener.focus()
}

/** Moves the focus to the next or previous control of the open menu, and wraps around at the ends. */
function trapFocus(document: Document, event: KeyboardEvent): void {
  const controls = [...document.querySelectorAll<HTMLElement>('#menu :is(a,button)')].filter(
    (control) => control.getClientRects()[0],
  )
  const at = controls.indexOf(document.activeElement as HTMLElement)
  event.preventDefault()
  controls.at((at + (event.shiftKey ? -1 : 1)) % controls.length)?.focus()
}

/** Makes the hamburger button open the side menu. Escape, the backdrop, a link in it, and a wide window close it. */
export function installMenu(document: Document): void {
  delegate(document, 'click', '[data-menu-open],[data-menu-close]', (control, event) => {
    event.preventDefault()
    setMenu(document, 'menuOpen' in control.dataset, true)
  })
  delegate(document, 'click', '#menu li a', (_, event) => {
    if (!event.ctrlKey && !event.metaKey && !event.shiftKey) setMenu(document, false)
  })
  delegate(document, 'click', '[data-menu-panel]', (control) => {
    const menu = control.closest<HTMLElement>('#menu')
    if (menu) menu.dataset.panel = menu.dataset.panel ? '' : 'main'
  })
  delegate(document, 'keydown', '[role=button][href]', (link, event) => {
    if (event.key !== ' ') return
    event.preventDefault()
    link.click()
  })
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') setMenu(document, false, true)
    const isOnTop = isOpen(document) && !document.querySelector('dialog[open]')
    if (event.key === 'Tab' && isOnTop) trapFocus(document, event)
  })
  matchMedia('(min-width:62.3125em)').addEventListener('change', () => setMenu(document, false))
}
