import { delegate } from '../dom'

/** Puts `attributes` on an element; `null` takes one away. */
function set(element: Element, attributes: Record<string, string | null>): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null) element.removeAttribute(name)
    else element.setAttribute(name, value)
  }
}

const isOpen = (document: Document) => document.documentElement.dataset.menu === 'open'

/** Opens or closes the side menu: what lies behind it cannot be reached or scrolled while it is open. */
export function setMenu(document: Document, open: boolean, returnFocus = false): void {
  const menu = document.getElementById('menu')
  const opener = document.querySelector<HTMLElement>('[data-menu-open]')
  if (!menu || !opener || open === isOpen(document)) return
  document.documentElement.dataset.menu = open ? 'open' : 'closed'
  set(opener, { 'aria-expanded': String(open) })
  set(menu, {
    role: open ? 'dialog' : 'complementary',
    'aria-modal': open ? 'true' : null,
    'data-panel': null,
  })
  for (const part of document.querySelectorAll('[data-behind-menu]')) set(part, { inert: open ? '' : null })
  if (open) menu.querySelector<HTMLElement>('[data-menu-close]')?.focus()
  else if (returnFocus) opener.focus()
}

/** Keeps the Tab key inside the open menu. */
function keepFocus(document: Document, event: KeyboardEvent): void {
  const controls = [...document.querySelectorAll<HTMLElement>('#menu a, #menu button')].filter(
    (control) => control.getClientRects().length > 0,
  )
  const [from, to] = event.shiftKey ? [controls[0], controls.at(-1)] : [controls.at(-1), controls[0]]
  const active = document.activeElement as HTMLElement
  if (active !== from && controls.includes(active)) return
  event.preventDefault()
  to?.focus()
}

/** Makes the hamburger open the side menu; Escape, the backdrop, a link or a wide window close it (spec §2, §4). */
export function installMenu(document: Document): void {
  delegate(document, 'click', '[data-menu-open],[data-menu-close]', (control, event) => {
    event.preventDefault()
    setMenu(document, 'menuOpen' in control.dataset, true)
  })
  delegate(document, 'click', '#menu li a', (_, event) => {
    if (!event.ctrlKey && !event.metaKey && !event.shiftKey) setMenu(document, false)
  })
  delegate(document, 'click', '[data-menu-panel]', (control) => {
    const menu = control.closest('#menu')
    if (menu) set(menu, { 'data-panel': menu.hasAttribute('data-panel') ? null : 'main' })
  })
  delegate(document, 'keydown', '[role=button][href]', (link, event) => {
    if (event.key !== ' ') return
    event.preventDefault()
    link.click()
  })
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') setMenu(document, false, true)
    const isOnTop = isOpen(document) && !document.querySelector('dialog[open]')
    if (event.key === 'Tab' && isOnTop) keepFocus(document, event)
  })
  matchMedia('(min-width: 997px)').addEventListener('change', () => setMenu(document, false))
}
