import { useSyncExternalStore } from 'react'

/** The state of the page in local storage. */
export type SaveState = 'unchanged' | 'saved' | 'failed'

let state: SaveState = 'unchanged'
const listeners = new Set<() => void>()

/** Sets the result of the last save. */
export function setSaveState(next: SaveState): void {
  state = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const words: Record<SaveState, string> = {
  unchanged: '',
  saved: 'Saved in this browser',
  failed: 'Not saved: this browser’s storage is full or blocked',
}

/** Shows whether the page is saved for the next visit. */
export const SaveStatus = () => {
  const now = useSyncExternalStore(subscribe, () => state)
  return (
    <span className="save-status" data-state={now}>
      {words[now]}
    </span>
  )
}
