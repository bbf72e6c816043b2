import { checkSavedPage } from '../../model/saved-page'
import { send } from '../page'

/** The page that the next `Frame` starts with. */
let kept: string | null = null

/** Keeps a saved page for the first `Frame` that renders. */
export function keepPage(page: string | null): void {
  kept = page
}

/** The page to start with, if `resolver` knows its components; `null` otherwise, and the reader is told why. */
export function takeKeptPage(resolver: Readonly<Record<string, unknown>>): string | null {
  const page = kept
  kept = null
  if (page === null) return null
  const problem = checkSavedPage(page, Object.keys(resolver)).find(({ severity }) => severity === 'error')
  if (!problem) return page
  send({ kind: 'notKept', reason: problem.message })
  return null
}
