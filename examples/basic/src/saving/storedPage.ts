import { checkPage, reasonOf } from './checkPage'

const key = 'examples.basic.page'

/** The page that this tab read or stored last. */
let known: string | null = null

/** Returns the stored page of the last visit, or null if there is none. */
export const readText = (): string | null => {
  try {
    known = localStorage.getItem(key)
    return known
  } catch {
    return null
  }
}

/** Returns true if another tab has stored or removed the page since. */
export const hasOtherVersion = (): boolean => {
  try {
    return localStorage.getItem(key) !== known
  } catch {
    return false
  }
}

/** Stores a page for the next visit. Returns false if that failed. */
export const keepPage = (json: string): boolean => {
  try {
    localStorage.setItem(key, json)
    known = json
    return true
  } catch {
    return false
  }
}

/** Removes the stored page. */
export const forgetPage = () => {
  try {
    localStorage.removeItem(key)
    known = null
  } catch {
    // If storage is blocked, there is nothing to remove.
  }
}

/** The page to open. Without one, the editor opens the sample. */
export type StoredPage = { page?: string; problem?: string }

/** Reads the page of the last visit. Returns a problem if it is broken. */
export const readPage = (names: string[]): StoredPage => {
  const text = readText()
  if (text === null) return {}
  try {
    return { page: checkPage(text, names) }
  } catch (error) {
    return { problem: `It is broken: ${reasonOf(error)}.` }
  }
}
