import type { Resolver } from '@craftjs/core'
import { pageProblems } from './pageProblems'

/** Makes the JSON for the editor from what is stored. */
export type Open = (stored: string) => string

export const asStored: Open = (stored) => stored

/** Says why the editor cannot open what is stored; an empty text means that it can. */
export function openProblem(stored: string, resolver: Resolver, open: Open): string {
  // A page that was never saved.
  if (stored === '') return ''
  try {
    return pageProblems(open(stored), resolver)[0] ?? ''
  } catch (error) {
    return String(error)
  }
}
