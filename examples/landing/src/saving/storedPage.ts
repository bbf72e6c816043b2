import { resolver } from '../blocks/resolver'
import { problemOfPage } from './checkPage'

const key = 'examples.landing.page'

/** The page from an earlier visit. */
export type StoredPage =
  | { kind: 'none' }
  | { kind: 'page'; text: string }
  | { kind: 'broken'; text: string; problem: string }

/** Reads the page from an earlier visit. There is none if storage is blocked. */
export function readPage(): StoredPage {
  let text: string | null = null
  try {
    text = localStorage.getItem(key)
  } catch {
    return { kind: 'none' }
  }
  if (text === null) return { kind: 'none' }
  const problem = problemOfPage(text, Object.keys(resolver))
  return problem === null
    ? { kind: 'page', text }
    : { kind: 'broken', text, problem }
}

/** Stores the page for the next visit. Returns false if that failed. */
export function keepPage(text: string): boolean {
  try {
    localStorage.setItem(key, text)
    return true
  } catch {
    return false
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
