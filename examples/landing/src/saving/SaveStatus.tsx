import { useSyncExternalStore } from 'react'

/** Whether the page is kept for the next visit. */
export type SaveState = 'unchanged' | 'saved' | 'failed'

let state: SaveState = 'unchanged'
const listeners = new Set<() => void>()

/** Says how the last attempt to keep the page went. */
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

/** Tells whether the page is kept for the next visit. */
export const SaveStatus = () => {
  const now = useSyncExternalStore(subscribe, () => state)
  return (
    <span className="save-status" data-state={now}>
      {words[now]}
    </span>
  )
}
