import { readStored, storageKeys, writeStored } from './storage'
import { delegate } from './dom'

/** Selects the tab and panel of `value` in one set of tabs, if it has them. */
function select(tabs: HTMLElement, value: string | null): void {
  const parts = [...tabs.querySelectorAll<HTMLElement>('[data-value]')].filter(
    (part) => part.closest('[data-tabs]') === tabs,
  )
  if (!parts.some((part) => part.dataset.value === value)) return
  for (const part of parts) {
    const isChosen = part.dataset.value === value
    if (part.matches('[role=tab]')) {
      part.setAttribute('aria-selected', String(isChosen))
      part.tabIndex = isChosen ? 0 : -1
    } else part.toggleAttribute('data-selected', isChosen)
  }
}

/** Selects the stored choice in every group on the page. */
export function showStoredTabs(document: Document): void {
  for (const tabs of document.querySelectorAll<HTMLElement>('[data-tabs][data-group]'))
    select(tabs, readStored(storageKeys.tab(tabs.dataset.group ?? '')))
}

/** Selects `tab` in every set of its group, and scrolls so that the tab stays in the same place on the screen. */
function choose(tab: HTMLElement): void {
  const tabs = tab.closest<HTMLElement>('[data-tabs]')
  const { value = '' } = tab.dataset
  if (!tabs) return
  const { top } = tab.getBoundingClientRect()
  const { group } = tabs.dataset
  select(tabs, value)
  if (group) {
    writeStored(storageKeys.tab(group), value)
    showStoredTabs(tab.ownerDocument)
  }
  window.scrollBy(0, tab.getBoundingClientRect().top - top)
}

/** Makes tabs respond to clicks and keys. Groups stay in sync on the page, across pages and across browser tabs. */
export function installTabs(document: Document): void {
  delegate(document, 'click', '[data-tabs] [role=tab]', choose)
  delegate(document, 'keydown', '[data-tabs] [role=tab]', (tab, event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const all = [...(tab.parentElement?.children ?? [])] as HTMLElement[]
    const at = all.indexOf(tab)
    const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key]
    const neighbor = next !== undefined && all.at(next % all.length)
    if (!neighbor) return
    event.preventDefault()
    choose(neighbor)
    neighbor.focus({ preventScroll: true })
  })
  window.addEventListener('storage', () => showStoredTabs(document))
  showStoredTabs(document)
}
