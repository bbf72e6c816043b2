import type { GatsbyBrowser } from 'gatsby'
import { findPages } from './findPages'
import { followLinks } from './links'
import { confirmMissing, retryChunks } from './loaderFailures'
import { prefetchOnIntent, prefetchVisibleLinks } from './prefetchPages'
import { restoreScroll, settleTraversal } from './restoreScroll'
import { wrapHistory } from './wrapHistory'
import { wrapNavigate } from './wrapNavigate'

/** `prefetchPages` replaces Gatsby's prefetch, which stops after one failure. */
export const disableCorePrefetching: GatsbyBrowser['disableCorePrefetching'] = () => true

export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  // Gatsby encodes the map twice and never decodes it.
  const mapping = window.___chunkMapping
  if (typeof mapping === 'string') window.___chunkMapping = JSON.parse(mapping) as Record<string, string[]>
  retryChunks()
  confirmMissing()
  // In develop, Gatsby has already loaded the first page by its full address when this runs.
  if (process.env.NODE_ENV === 'production') findPages()
  wrapNavigate()
  wrapHistory()
  restoreScroll()
  prefetchOnIntent()
}

/** Called once the router listens. Until then, the browser has to follow links, or clicks would be lost. */
export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => followLinks()

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location }) => {
  prefetchVisibleLinks()
  if (location.href === window.location.href) settleTraversal(true)
}
