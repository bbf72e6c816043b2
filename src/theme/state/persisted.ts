import { readStored, writeStored } from './storage'

/** One choice of a reader that outlives the visit and is in step between tabs. */
export interface Persisted<Value> {
  /** The stored value, or `null` when there is none or it does not parse. */
  read: () => Value | null
  /** Stores the value and tells every subscriber; `null` forgets it. */
  write: (value: Value | null) => void
  /** Calls `listener` after each change, here or in another tab, until the answer is called. */
  subscribe: (listener: () => void) => () => void
}

/** The value stored under `key`; `parse` answers `null` for text that is not one, so that junk counts as empty. */
export function persisted<Value extends string>(
  key: string,
  parse: (text: string) => Value | null,
): Persisted<Value> {
  const listeners = new Set<() => void>()
  return {
    read() {
      const text = readStored(key)
      return text === null ? null : parse(text)
    },
    write(value) {
      writeStored(key, value)
      listeners.forEach((listener) => listener())
    },
    subscribe(listener) {
      const whenStored = (event: StorageEvent) => {
        if (event.key === key || event.key === null) listener()
      }
      listeners.add(listener)
      window.addEventListener('storage', whenStored)
      return () => {
        listeners.delete(listener)
        window.removeEventListener('storage', whenStored)
      }
    },
  }
}
