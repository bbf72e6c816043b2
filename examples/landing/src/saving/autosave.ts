import type { Query } from '../arrange/query'
import { isShowcase } from '../showcase/isShowcase'
import { keepPage } from './storedPage'
import { setSaveState } from './SaveStatus'

/** How long to wait for the next change before the page is kept, in milliseconds. */
const pause = 300

let pending: (() => void) | null = null
let timer = 0

/** Keeps what waits to be kept at once: the page may be about to close. */
function flush(): void {
  clearTimeout(timer)
  pending?.()
  pending = null
}

/** Forgets what waits to be kept: the page is about to be replaced. */
export function dropPending(): void {
  clearTimeout(timer)
  pending = null
}

/** Keeps the page for the next visit, a moment after its last change. */
export function autosave(query: Query): void {
  if (isShowcase()) return
  // Craft.js also calls this once when nothing has changed yet.
  if (!query.history.canUndo() && !query.history.canRedo()) return
  pending = () => {
    setSaveState(keepPage(query.serialize()) ? 'saved' : 'failed')
  }
  clearTimeout(timer)
  timer = window.setTimeout(flush, pause)
}

addEventListener('pagehide', flush)
