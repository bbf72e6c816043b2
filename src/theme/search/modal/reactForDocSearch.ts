import React, { createElement, useCallback, useEffect, useRef, useState } from 'react'

/** What DocSearch's modal remembers of its search, step by step. */
interface Step {
  query: string
  status: string
  isOpen: boolean
  activeItemId: number | null
  collections: unknown
  context: unknown
}

const isStep = (value: unknown): value is Step =>
  typeof value === 'object' && value !== null && 'collections' in value

/** Whether a step looks like the one before; what an answer brings besides its hits is drawn with them. */
export const looksLike = (was: unknown, is: unknown): boolean =>
  isStep(was) &&
  isStep(is) &&
  was.query === is.query &&
  was.status === is.status &&
  was.isOpen === is.isOpen &&
  was.activeItemId === is.activeItemId &&
  was.collections === is.collections &&
  (is.status === 'loading' || was.context === is.context)

/** React's `useState`, which draws nothing for a step that looks like the one before. */
function useLook<Value>(initial: Value) {
  const [state, setState] = useState(initial)
  const last = useRef<unknown>(initial)
  const set = useCallback((next: Value) => {
    if (looksLike(last.current, next)) return
    last.current = next
    setState(next)
  }, [])
  return [state, set] as const
}

/** React's `createElement` without style elements, so that no policy has to allow the one in Algolia's logo. */
const unstyled = ((...made: Parameters<typeof createElement>) =>
  (made[0] as unknown) === 'style' ? null : createElement(...made)) as typeof createElement

/**
 * React as DocSearch sees it: between a letter and its answer its modal draws everything five times, and two of them
 * can be seen (docs/decisions/0016-search.md).
 */
// DocSearch imports it by default.
// eslint-disable-next-line import-x/no-default-export
export default { ...React, createElement: unstyled, useState: useLook }
export { createElement, useEffect, useState }
