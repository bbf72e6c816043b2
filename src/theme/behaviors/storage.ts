// Inlined into every page: it works before React is there, and without it.

/** Keys of what a reader has chosen. Readers' browsers hold these, so they must not change. */
export const storageKeys = {
  theme: 'theme',
  announcementId: 'announcement.id',
  announcementDismissed: 'announcement.dismissed',
  docsVersion: 'docs-preferred-version-default',
  /** The chosen tab of the group `groupId`. */
  tab: (groupId: string) => `tab.${groupId}`,
  /** The sidebar categories that the reader has opened or closed, in session storage. */
  categories: 'sidebar.categories',
  /** How far the sidebar is scrolled, in pixels, in session storage. */
  sidebarScroll: 'sidebar.scroll',
  /** Whether keys alone, without Ctrl or Cmd, are shortcuts: `on` or `off`. */
  singleKeyShortcuts: 'shortcuts.single-key',
  /** DocSearch's own keys, by the name of its index; that of the embedded index is `embedded`. */
  recentSearches: (indexName: string) => `__DOCSEARCH_RECENT_SEARCHES__${indexName}`,
  favoriteSearches: (indexName: string) => `__DOCSEARCH_FAVORITE_SEARCHES__${indexName}`,
} as const

/** `localStorage` is shared by all tabs and stays; `sessionStorage` belongs to one tab. */
type Area = 'local' | 'session'

function entriesOf(area: Area): [string, string][] {
  try {
    return Object.entries<string>(window[`${area}Storage`])
  } catch {
    return []
  }
}

function isReplaced(area: Area): boolean {
  try {
    return !(window[`${area}Storage`] instanceof Storage)
  } catch {
    return false
  }
}

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * Replaces storage that is blocked or full by a store in memory, which lasts for the visit, and warns once. It is defined
 * on `window`, so that every script of the page shares it and none meets storage that throws.
 */
function installMemoryStorage(area: Area): Store {
  const entries = new Map(entriesOf(area))
  const store: Store = {
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, String(value)),
    removeItem: (key) => void entries.delete(key),
  }
  if (!isReplaced('local') && !isReplaced('session'))
    console.warn('Storage is unavailable: choices on this site last until you leave the page.')
  Object.defineProperty(window, `${area}Storage`, { configurable: true, get: () => store })
  return store
}

/** The stored text, or `null`. Where storage is blocked, the text that was written during this visit. */
export function readStored(key: string, area: Area = 'local'): string | null {
  try {
    return window[`${area}Storage`].getItem(key)
  } catch {
    return installMemoryStorage(area).getItem(key)
  }
}

/** Stores `value`; `null` removes the entry. Where storage is blocked or full, the value lasts for this visit. */
export function writeStored(key: string, value: string | null, area: Area = 'local'): void {
  const write = (store: Store) => (value === null ? store.removeItem(key) : store.setItem(key, value))
  try {
    write(window[`${area}Storage`])
  } catch {
    write(installMemoryStorage(area))
  }
}
