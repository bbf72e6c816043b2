/** Milliseconds after which entries that a frame has added are visible to the page. */
const HISTORY_DELAY_MS = 200

/** Detects and reverts history entries that frames add: a frame that navigates adds them to the history of the page. */
export interface HistoryGuard {
  /** Ignores all entries so far. Called before a run. */
  reset(): void
  /** Whether a frame has added entries since the last run. */
  isFlooded(): boolean
  /** Reverts the entries that a frame has added. Ignores all later ones until the next run. */
  rewind(): void
}

export function createHistoryGuard(): HistoryGuard {
  let entries = history.length
  let address = location.href

  /** Returns true if the reader has changed the address since the last call. All history entries are theirs then. */
  function syncAddress(): boolean {
    if (location.href === address) return false
    address = location.href
    entries = history.length
    return true
  }

  /** Goes back to the history entry number `count` once no more entries are added, unless the reader navigates. */
  function rewindHistory(count: number, latest: number, from = location.href): void {
    setTimeout(() => {
      const isHere = location.href === from
      if (isHere && history.length > latest) return rewindHistory(count, history.length, from)
      if (isHere && latest > count) history.go(count - latest)
      entries = isHere ? latest : history.length
    }, HISTORY_DELAY_MS)
  }

  return {
    reset: () => void (entries = history.length),
    isFlooded: () => !syncAddress() && history.length > entries,
    rewind() {
      syncAddress()
      if (entries < Infinity) rewindHistory(entries, history.length)
      entries = Infinity
    },
  }
}
