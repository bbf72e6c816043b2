import { inspect } from '../../model/saved-page'
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
  const problem = inspect(parsed(page), { names: Object.keys(resolver) }).find(
    ({ severity }) => severity === 'error',
  )
  if (!problem) return page
  send({ kind: 'notKept', reason: problem.message })
  return null
}

/** The value of a JSON text, or the text itself, which is no page either. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
