import { useSyncExternalStore } from 'react'
import type { Persisted } from '../state'

/** The stored value, followed; `null` on the server and until hydration is done. */
export function usePersisted<Value>(choice: Persisted<Value>): Value | null {
  return useSyncExternalStore(choice.subscribe, choice.read, () => null)
}
