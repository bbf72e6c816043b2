/** Keys of the reader's choices. They must not change, because readers' browsers contain data under these keys. */
export const storageKeys = {
  theme: 'theme',
  announcementId: 'announcement.id',
  announcementDismissed: 'announcement.dismissed',
  docsVersion: 'docs-preferred-version-default',
  /** The chosen tab of the group `groupId`. */
  tab: (groupId: string) => `tab.${groupId}`,
  /** The sidebar categories that the reader has opened or closed, in session storage. */
  categories: 'sidebar.categories',
  /** Scroll position of the sidebar, in pixels, in session storage. */
  sidebarScroll: 'sidebar.scroll',
  /** Whether single-key shortcuts, without Ctrl or Cmd, are `on` or `off`. */
  singleKeyShortcuts: 'shortcuts.single-key',
  /** The ids of the completed steps of the lesson `id`, separated by spaces. */
  lesson: (id: string) => `lesson.${id}`,
  /** The id of the section where the reader stopped on the long page at `path`. */
  reading: (path: string) => `reading.${path}`,
  /** DocSearch's own keys, by the name of the index. The embedded index is named `embedded`. */
  recentSearches: (indexName: string) => `__DOCSEARCH_RECENT_SEARCHES__${indexName}`,
  favoriteSearches: (indexName: string) => `__DOCSEARCH_FAVORITE_SEARCHES__${indexName}`,
} as const

/** `localStorage` is permanent and shared by all tabs; `sessionStorage` belongs to one tab. */
type Area = 'local' | 'session'

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

declare global {
  interface Window {
    storageFallback?: Map<string, string | null>
  }
}

/**
 * Entries that could not be written to storage, by area and key; `null` for a removed one. They last for this visit. The map is on `window`
 * because each script of a page has its own copy of this module. Creating it logs a warning.
 */
function fallback(): Map<string, string | null> {
  if (!window.storageFallback)
    console.warn('Storage is unavailable: choices on this site last until you leave the page.')
  return (window.storageFallback ??= new Map<string, string | null>())
}

/** Replaces blocked storage with an in-memory store, so that no script of the page has to handle storage that throws. */
function installMemoryStorage(area: Area): Store {
  const entries = fallback()
  const store: Store = {
    getItem: (key) => entries.get(area + key) ?? null,
    setItem: (key, value) => void entries.set(area + key, String(value)),
    removeItem: (key) => void entries.delete(area + key),
  }
  Object.defineProperty(window, `${area}Storage`, { configurable: true, get: () => store })
  return store
}

function storeOf(area: Area): Store {
  try {
    const store = window[`${area}Storage`]
    // Some browsers have no storage (it is `null`), and some allow access to it but no reading.
    store.getItem('')
    return store
  } catch {
    return installMemoryStorage(area)
  }
}

/** The stored text, or `null`. If storage is blocked or full, the text that was written during this visit. */
export function readStored(key: string, area: Area = 'local'): string | null {
  const kept = window.storageFallback?.get(area + key)
  return kept === undefined ? storeOf(area).getItem(key) : kept
}

/** Stores `value`; `null` removes the entry. If storage is blocked or full, the value lasts for this visit. */
export function writeStored(key: string, value: string | null, area: Area = 'local'): void {
  const store = storeOf(area)
  window.storageFallback?.delete(area + key)
  try {
    if (value === null) store.removeItem(key)
    else store.setItem(key, value)
  } catch {
    // Storage is full or read-only. Only this entry uses the fallback; other entries and scripts still use the storage.
    fallback().set(area + key, value)
  }
}
