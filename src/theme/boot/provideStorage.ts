/** What scripts use of a store, for as long as the page lives. */
function storageOfThisVisit(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const entries = new Map<string, string>()
  return {
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, String(value)),
    removeItem: (key) => void entries.delete(key),
  }
}

let hasWarned = false

/**
 * Puts a store that lasts for the visit where the browser blocks its own, so that no script of the page, foreign
 * code included, has to expect storage that throws (spec §8). Says so once.
 */
export function provideStorage(area: 'localStorage' | 'sessionStorage'): void {
  try {
    window[area].getItem(area)
  } catch {
    Object.defineProperty(window, area, { configurable: true, value: storageOfThisVisit() })
    if (hasWarned) return
    hasWarned = true

    console.warn('Storage is unavailable: choices on this site last until you leave the page.')
  }
}
