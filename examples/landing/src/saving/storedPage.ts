const key = 'examples.landing.page'

/** Returns the page from an earlier visit, or an empty string if there is none or the storage is blocked. */
export function readPage(): string {
  try {
    return localStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

/** Stores the page for the next visit. Throws if the storage is full or blocked. */
export function keepPage(json: string): void {
  localStorage.setItem(key, json)
}

/** Removes the stored page. */
export function forgetPage(): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // If storage is blocked, there is nothing to remove.
  }
}
