import { checkPage, reasonOf } from './checkPage'

const key = 'examples.basic.page'

/** Returns the stored page of the last visit, or null if there is none. */
export const readText = (): string | null => {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Stores a page for the next visit. Returns false if that failed. */
export const keepPage = (json: string): boolean => {
  try {
    localStorage.setItem(key, json)
    return true
  } catch {
    return false
  }
}

/** Removes the stored page. */
export const forgetPage = () => {
  try {
    localStorage.removeItem(key)
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
