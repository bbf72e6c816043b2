import { confirmMissing } from './confirmMissing'
import { followLinks } from './followLinks'
import { prefetchPointedAt } from './prefetchPages'
import { retryChunks } from './retryChunks'
import { wrapHistory } from './wrapHistory'
import { wrapNavigate } from './wrapNavigate'

export { landOnPage, targetOf } from './landOnPage'
export { prefetchVisibleLinks } from './prefetchPages'

/** Closes the gaps of Gatsby's navigation; to be called once, before the first render. */
export function installNavigation(): void {
  const mapping = window.___chunkMapping
  if (typeof mapping === 'string') window.___chunkMapping = JSON.parse(mapping) as Record<string, string[]>
  retryChunks()
  confirmMissing()
  wrapNavigate()
  wrapHistory()
  followLinks()
  prefetchPointedAt()
}
