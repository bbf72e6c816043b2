import { readStored, storageKeys, writeStored } from '../state'
import { delegate } from '../dom'

/** Marks the tab and panel of `value` in one set of tabs; a set without such a tab stays as it is. */
function select(tabs: HTMLElement, value: string): void {
  const all = [...tabs.querySelectorAll<HTMLElement>('[role=tab], [role=tabpanel]')].filter(
    (part) => part.closest('[data-tabs]') === tabs,
  )
  if (!all.some((part) => part.dataset.value === value)) return
  for (const part of all) {
    const isChosen = part.dataset.value === value
    if (part.getAttribute('role') === 'tabpanel') {
      part.toggleAttribute('data-selected', isChosen)
    } else {
      part.setAttribute('aria-selected', String(isChosen))
      part.tabIndex = isChosen ? 0 : -1
    }
  }
}

/** Every set of tabs on the page, of the group `group` when it is given. */
function setsOf(document: Document, group?: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-tabs]')].filter(
    (tabs) => group === undefined || tabs.dataset.group === group,
  )
}

/** Brings every group on the page in step with what the reader chose before. */
export function showStoredTabs(document: Document): void {
  for (const tabs of setsOf(document)) {
    const value = tabs.dataset.group && readStored(storageKeys.tab(tabs.dataset.group))
    if (value) select(tabs, value)
  }
}

/** Chooses `tab`, in all sets of its group, and keeps it where it is on the screen. */
function choose(tab: HTMLElement): void {
  const tabs = tab.closest<HTMLElement>('[data-tabs]')
  const { value } = tab.dataset
  if (!tabs || value === undefined) return
  const { group } = tabs.dataset
  const top = tab.getBoundingClientRect().top
  if (group) {
    writeStored(storageKeys.tab(group), value)
    setsOf(tab.ownerDocument, group).forEach((set) => select(set, value))
  } else select(tabs, value)
  const moved = tab.getBoundingClientRect().top - top
  if (moved) window.scrollBy(0, moved)
}

/** The tab that `key` leads to from `tab`, or `undefined` for another key. */
function neighborOf(tab: HTMLElement, key: string): HTMLElement | undefined {
  const all = [...(tab.parentElement?.querySelectorAll<HTMLElement>(':scope > [role=tab]') ?? [])]
  const at = all.indexOf(tab)
  const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[key]
  return next === undefined ? undefined : all.at(next % all.length)
}

/** Makes tabs answer to clicks and keys, groups in step on the page, between pages and between browser tabs. */
export function installTabs(document: Document): void {
  delegate(document, 'click', '[data-tabs] [role=tab]', choose)
  delegate(document, 'keydown', '[data-tabs] [role=tab]', (tab, event) => {
    const next = neighborOf(tab, event.key)
    if (!next || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    choose(next)
    next.focus({ preventScroll: true })
  })
  window.addEventListener('storage', ({ key }) => {
    if (key?.startsWith('tab.')) showStoredTabs(document)
  })
  showStoredTabs(document)
}
