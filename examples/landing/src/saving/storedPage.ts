import { resolver } from '../blocks/resolver'
import { problemOfPage } from './checkPage'

const key = 'examples.landing.page'

/** What the browser kept of an earlier visit. */
export type StoredPage =
  | { kind: 'none' }
  | { kind: 'page'; text: string }
  | { kind: 'broken'; text: string; problem: string }

/** Reads the page of an earlier visit; blocked storage holds none. */
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

/** Keeps the page for the next visit; says whether that worked. */
export function keepPage(text: string): boolean {
  try {
    localStorage.setItem(key, text)
    return true
  } catch {
    return false
  }
}

/** Forgets the page. */
export function forgetPage(): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // Blocked storage holds nothing that could be forgotten.
  }
}
