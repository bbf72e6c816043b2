// Inlined into every page: it works before React is there, and without it.
/** Which of the browser's two stores: `local` is shared by all tabs and stays, `session` is this tab's. */
export type Area = 'local' | 'session'

/** The entries that can still be read. */
function readable(area: Area): [string, string][] {
  try {
    return Object.entries<string>(window[`${area}Storage`])
  } catch {
    return []
  }
}

/** Whether a store was replaced already. */
function isReplaced(area: Area): boolean {
  try {
    return !(window[`${area}Storage`] instanceof Storage)
  } catch {
    return false
  }
}

/**
 * Replaces a store that is blocked or full by one in memory, which lasts for the visit, and warns once.
 *
 * It is defined on `window`, so that all scripts of the page share it and none has to expect storage that throws.
 */
export function memoryStorageFallback(area: Area): void {
  const entries = new Map(readable(area))
  const store: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = {
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, String(value)),
    removeItem: (key) => void entries.delete(key),
  }
  if (!isReplaced('local') && !isReplaced('session'))
    console.warn('Storage is unavailable: choices on this site last until you leave the page.')
  Object.defineProperty(window, `${area}Storage`, { configurable: true, get: () => store })
}
