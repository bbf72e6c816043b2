import { checkPage, reasonOf } from './checkPage'

const key = 'examples.basic.page'

/** The page of the last visit as it was kept; null if there is none. */
export const readText = (): string | null => {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Keeps a page for the next visit, and says whether that worked. */
export const keepPage = (json: string): boolean => {
  try {
    localStorage.setItem(key, json)
    return true
  } catch {
    return false
  }
}

/** Forgets the page of the last visit. */
export const forgetPage = () => {
  try {
    localStorage.removeItem(key)
  } catch {
    // Blocked storage holds nothing that could be forgotten.
  }
}

/** A page to open; without one, the editor opens the sample. */
export type StoredPage = { page?: string; problem?: string }

/** Reads the page of the last visit, and says what is wrong with it. */
export const readPage = (names: string[]): StoredPage => {
  const text = readText()
  if (text === null) return {}
  try {
    return { page: checkPage(text, names) }
  } catch (error) {
    return { problem: `It is broken: ${reasonOf(error)}.` }
  }
}
