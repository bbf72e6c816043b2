/** Which of the browser's two stores: `local` is shared by all tabs and stays, `session` is this tab's. */
export type Area = 'local' | 'session'

const memory = new Map<string, string | null>()
let hasWarned = false

/** Says once per visit that choices will not be remembered. */
function warnOnce(): void {
  if (hasWarned) return

  console.warn('Storage is unavailable: choices on this site last until you leave the page.')
  hasWarned = true
}

/** The stored text, or `null`; where storage is blocked, what was written during this visit. */
export function readStored(key: string, area: Area = 'local'): string | null {
  if (memory.has(key)) return memory.get(key) ?? null
  try {
    return window[`${area}Storage`].getItem(key)
  } catch {
    warnOnce()
    return null
  }
}

/** Stores `value`, or removes the entry for `null`; where storage is blocked or full, keeps it for this visit. */
export function writeStored(key: string, value: string | null, area: Area = 'local'): void {
  try {
    const storage = window[`${area}Storage`]
    if (value === null) storage.removeItem(key)
    else storage.setItem(key, value)
    memory.delete(key)
  } catch {
    memory.set(key, value)
    warnOnce()
  }
}
