import type { Resolver } from '@craftjs/core'
import { pageProblems } from './pageProblems'

/** Converts stored data to JSON for the editor. */
export type Open = (stored: string) => string

export const asStored: Open = (stored) => stored

/** Returns the reason why the editor cannot open stored data, or an empty string if it can. */
export function openProblem(stored: string, resolver: Resolver, open: Open): string {
  // A page that was never saved.
  if (stored === '') return ''
  try {
    return pageProblems(open(stored), resolver)[0] ?? ''
  } catch (error) {
    return String(error)
  }
}
