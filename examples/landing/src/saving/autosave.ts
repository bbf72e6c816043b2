import type { Query } from '../arrange/query'
import { isShowcase } from '../showcase/isShowcase'
import { keepPage } from './storedPage'
import { setSaveState } from './SaveStatus'

/** The page is saved this long after the last change, in milliseconds. */
const pause = 300

let pending: (() => void) | null = null
let timer = 0

/** Saves pending changes immediately, because the page may be about to close. */
function flush(): void {
  clearTimeout(timer)
  pending?.()
  pending = null
}

/** Discards pending changes, because the page is about to be replaced. */
export function dropPending(): void {
  clearTimeout(timer)
  pending = null
}

/** Saves the page for the next visit, shortly after its last change. */
export function autosave(query: Query): void {
  if (isShowcase()) return
  // Craft.js also calls this once before anything has changed.
  if (!query.history.canUndo() && !query.history.canRedo()) return
  pending = () => {
    setSaveState(keepPage(query.serialize()) ? 'saved' : 'failed')
  }
  clearTimeout(timer)
  timer = window.setTimeout(flush, pause)
}

addEventListener('pagehide', flush)
