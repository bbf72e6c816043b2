import type { Callbacks } from '@recipes/saving/createAutosave'
import { RefusedError } from '@recipes/saving/server'

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

/** Stores an editor's page, unless another tab has changed it. `known` is the page that the editor has opened. */
export function storeFor(known: string): Callbacks & { hasOther: () => boolean } {
  const hasOther = () => readPage() !== known
  return {
    hasOther,
    save: ({ json }) =>
      new Promise((resolve) => {
        if (hasOther()) throw new RefusedError(409)
        keepPage(json)
        known = json
        resolve()
      }),
    // The page is saved in this browser, so it needs no draft there.
    keep: () => !hasOther(),
  }
}

/** Removes the stored page. */
export function forgetPage(): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // If storage is blocked, there is nothing to remove.
  }
}
