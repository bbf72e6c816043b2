// Inlined into every page: it works before React is there, and without it.
import { type Area, memoryStorageFallback } from './memoryStorageFallback'

/** Calls `act` with a store, or with the fallback in memory where the store throws. */
function withStore<Answer>(area: Area, act: (store: Storage) => Answer): Answer {
  try {
    return act(window[`${area}Storage`])
  } catch {
    memoryStorageFallback(area)
    return act(window[`${area}Storage`])
  }
}

/** The stored text, or `null`; where storage is blocked, what was written during this visit. */
export function readStored(key: string, area: Area = 'local'): string | null {
  return withStore(area, (store) => store.getItem(key))
}

/** Stores `value`, or removes the entry for `null`; where storage is blocked or full, keeps it for this visit. */
export function writeStored(key: string, value: string | null, area: Area = 'local'): void {
  withStore(area, (store) => (value === null ? store.removeItem(key) : store.setItem(key, value)))
}
