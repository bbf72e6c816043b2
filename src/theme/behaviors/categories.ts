// Inlined into every page: it works before React is there, and without it.
import { readStored, storageKeys, writeStored } from '../state'
import { delegate } from './delegate'
import { isDisclosed, setDisclosed } from './disclosure'

const selector = '[data-disclosure=category]'

/** Which groups the reader has opened (`true`) or closed, by id; empty when nothing or junk is stored. */
function storedGroups(): Record<string, unknown> {
  try {
    return { ...(JSON.parse(readStored(storageKeys.categories, 'session') ?? '') as object) }
  } catch {
    return {}
  }
}

/** Opens the groups that hold the page that is shown, and leaves the others as the reader left them. */
export function showCategories(document: Document): void {
  const groups = storedGroups()
  for (const button of document.querySelectorAll<HTMLElement>(selector)) {
    const isActive = button.nextElementSibling?.querySelector('[aria-current=page]')
    const open = isActive ? true : groups[button.getAttribute('aria-controls') ?? '']
    if (typeof open === 'boolean') setDisclosed(button, open)
  }
}

/** Scrolls the sidebar, and nothing else, to where it was and then to the entry of the page that is shown. */
function scrollSidebar(menu: HTMLElement): void {
  menu.scrollTop = Number(readStored(storageKeys.sidebarScroll, 'session'))
  const entry = menu.querySelector('[aria-current=page]')?.getBoundingClientRect()
  const room = menu.getBoundingClientRect()
  if (entry && (entry.top < room.top || entry.bottom > room.bottom))
    menu.scrollTop += entry.top - room.top - room.height / 3
}

/** Keeps what a reader opened and closed, and how far the sidebar was scrolled, from page to page of a visit. */
export function installCategories(document: Document): void {
  const menu = document.getElementById('menu')
  delegate(document, 'click', selector, (button) => {
    const groups = { ...storedGroups(), [button.getAttribute('aria-controls') ?? '']: isDisclosed(button) }
    writeStored(storageKeys.categories, JSON.stringify(groups), 'session')
  })
  window.addEventListener('pagehide', () => {
    if (menu?.scrollTop) writeStored(storageKeys.sidebarScroll, String(menu.scrollTop), 'session')
  })
  showCategories(document)
  // In the frame that lays out the page anyway, so that it is not laid out twice.
  if (menu) requestAnimationFrame(() => scrollSidebar(menu))
}
