import { delegate } from '../dom'

const focusable = 'a[href], button'

/** The controls of the menu that can be seen, in order. */
function controlsOf(menu: HTMLElement): HTMLElement[] {
  return [...menu.querySelectorAll<HTMLElement>(focusable)].filter(
    (control) => control.getClientRects().length > 0,
  )
}

/** Opens or closes the side menu: what lies behind it cannot be reached or scrolled while it is open. */
export function setMenu(document: Document, open: boolean, returnFocus = false): void {
  const menu = document.getElementById('menu')
  const opener = document.querySelector<HTMLElement>('[data-menu-open]')
  if (!menu || !opener || open === (document.documentElement.dataset.menu === 'open')) return
  document.documentElement.dataset.menu = open ? 'open' : 'closed'
  opener.setAttribute('aria-expanded', String(open))
  for (const part of document.querySelectorAll('[data-behind-menu]')) part.toggleAttribute('inert', open)
  if (open) {
    menu.setAttribute('role', 'dialog')
    menu.setAttribute('aria-modal', 'true')
    menu.querySelector<HTMLElement>('[data-menu-close]')?.focus()
  } else {
    menu.setAttribute('role', 'complementary')
    menu.removeAttribute('aria-modal')
    delete menu.dataset.panel
    if (returnFocus) opener.focus()
  }
}

/** Keeps the Tab key inside the open menu. */
function keepFocus(menu: HTMLElement, event: KeyboardEvent): void {
  const controls = controlsOf(menu)
  const [first, last] = [controls[0], controls.at(-1)]
  const active = menu.ownerDocument.activeElement
  if (active !== (event.shiftKey ? first : last) && menu.contains(active)) return
  event.preventDefault()
  ;(event.shiftKey ? last : first)?.focus()
}

/** Makes the hamburger open the side menu; Escape, the backdrop, a link or a wide window close it (spec §2, §4). */
export function installMenu(document: Document): void {
  const isOpen = () => document.documentElement.dataset.menu === 'open'
  delegate(document, 'click', '[data-menu-open]', (_, event) => {
    event.preventDefault()
    setMenu(document, true)
  })
  delegate(document, 'click', '[data-menu-close]', (_, event) => {
    event.preventDefault()
    setMenu(document, false, true)
  })
  delegate(document, 'click', '#menu a[href]:not([data-menu-close])', (_, event) => {
    if (!event.ctrlKey && !event.metaKey && !event.shiftKey) setMenu(document, false)
  })
  delegate(document, 'click', '[data-menu-panel]', () => {
    const menu = document.getElementById('menu')
    if (menu?.dataset.panel === 'main') delete menu.dataset.panel
    else if (menu) menu.dataset.panel = 'main'
  })
  delegate(document, 'keydown', '[role=button][href]', (link, event) => {
    if (event.key !== ' ') return
    event.preventDefault()
    link.click()
  })
  document.addEventListener('keydown', (event) => {
    const menu = document.getElementById('menu')
    if (!isOpen() || !menu) return
    if (event.key === 'Escape') setMenu(document, false, true)
    if (event.key === 'Tab') keepFocus(menu, event)
  })
  matchMedia('(min-width: 997px)').addEventListener('change', ({ matches }) => {
    if (matches) setMenu(document, false)
  })
}
