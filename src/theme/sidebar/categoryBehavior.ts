import { readStored, storageKeys, writeStored } from '../state'
import { delegate, setDisclosed } from '../dom'

const selector = '[data-disclosure=category]'

/** Which groups are open, by id; empty when nothing or junk is stored. */
function storedGroups(): Record<string, boolean> {
  try {
    const groups: unknown = JSON.parse(readStored(storageKeys.categories, 'session') ?? '{}')
    return typeof groups === 'object' && groups !== null ? (groups as Record<string, boolean>) : {}
  } catch {
    return {}
  }
}

/** The id by which a group is known. */
function idOf(button: Element): string {
  return button.getAttribute('aria-controls') ?? ''
}

/** Opens the groups that hold the page that is shown, and leaves the others as the reader left them (spec §4). */
export function showCategories(document: Document): void {
  const groups = storedGroups()
  for (const button of document.querySelectorAll<HTMLElement>(selector)) {
    const isActive = button.nextElementSibling?.querySelector('[aria-current=page]') != null
    const open = isActive || groups[idOf(button)]
    if (typeof open === 'boolean') setDisclosed(button, open)
  }
}

/** Brings the entry of the page that is shown into view, inside the sidebar alone. */
function scrollToCurrent(document: Document): void {
  const menu = document.getElementById('menu')
  const current = menu?.querySelector('[aria-current=page]')
  if (!menu || !current) return
  const entry = current.getBoundingClientRect()
  const room = menu.getBoundingClientRect()
  if (entry.top < room.top || entry.bottom > room.bottom) {
    menu.scrollTop += entry.top - room.top - room.height / 3
  }
}

/** Keeps what a reader opened and closed, and how far the sidebar was scrolled, from page to page of a visit. */
export function installCategories(document: Document): void {
  delegate(document, 'click', selector, (button) => {
    const groups = { ...storedGroups(), [idOf(button)]: button.getAttribute('aria-expanded') === 'true' }
    writeStored(storageKeys.categories, JSON.stringify(groups), 'session')
  })
  window.addEventListener('pagehide', () => {
    const top = document.getElementById('menu')?.scrollTop
    if (top) writeStored(storageKeys.sidebarScroll, String(top), 'session')
  })
  showCategories(document)
  const menu = document.getElementById('menu')
  if (menu) menu.scrollTop = Number(readStored(storageKeys.sidebarScroll, 'session')) || 0
  scrollToCurrent(document)
}
