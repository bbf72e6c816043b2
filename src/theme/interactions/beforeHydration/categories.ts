import { readStored, storageKeys, writeStored } from './storage'
import { delegate } from './dom'
import { isDisclosed, setDisclosed } from './disclosure'

const selector = '[data-disclosure=category]'

/** The categories that the reader has opened (`true`) or closed, by id; empty if nothing valid is stored. */
function storedCategories(): Record<string, unknown> {
  try {
    return { ...(JSON.parse(readStored(storageKeys.categories, 'session') ?? '') as object) }
  } catch {
    return {}
  }
}

/** Opens the categories that contain the current page, and restores the state of the others. */
export function showCategories(document: Document): void {
  const categories = storedCategories()
  for (const button of document.querySelectorAll<HTMLElement>(selector)) {
    const isActive = button.nextElementSibling?.querySelector('[aria-current=page]')
    const open = isActive ? true : categories[button.getAttribute('aria-controls') ?? '']
    if (typeof open === 'boolean') setDisclosed(button, open)
  }
}

/** Scrolls the sidebar if the current entry is out of view. */
export function showCurrentEntry(menu: HTMLElement): void {
  const entry = menu.querySelector('.rail [aria-current=page]')?.getBoundingClientRect()
  const box = menu.getBoundingClientRect()
  if (entry && (entry.top < box.top || entry.bottom > box.bottom))
    menu.scrollTop += entry.top - box.top - box.height / 3
}

/** Remembers which categories are open, and the sidebar's scroll position, for the rest of the visit. */
export function installCategories(document: Document): void {
  const menu = document.getElementById('menu')
  delegate(document, 'click', selector, (button) => {
    const categories = {
      ...storedCategories(),
      [button.getAttribute('aria-controls') ?? '']: isDisclosed(button),
    }
    writeStored(storageKeys.categories, JSON.stringify(categories), 'session')
  })
  window.addEventListener('pagehide', () => {
    if (menu?.scrollTop) writeStored(storageKeys.sidebarScroll, String(menu.scrollTop), 'session')
  })
  showCategories(document)
  // Waits for the next frame, which lays out the page anyway, to avoid a second layout.
  if (menu)
    requestAnimationFrame(() => {
      menu.scrollTop = Number(readStored(storageKeys.sidebarScroll, 'session'))
      showCurrentEntry(menu)
    })
}
