import './src/theme/styles/index.css'
import type { GatsbyBrowser } from 'gatsby'
import { HYDRATED, HYDRATED_EVENT } from './src/model/hydration'
import { ROUTE_PENDING, ROUTE_SETTLED } from './src/model/navigation'
import { installBehaviors, linkManifest, listenForLandingPage, refreshBehaviors } from './src/theme/behaviors'
import {
  endProgress,
  installEnhancements,
  installScrollRestoration,
  moveFocus,
  refreshEnhancements,
  startProgress,
} from './src/theme/enhancements'
import { preloadSearch } from './src/theme/search'

export { wrapPageElement } from './src/templates/SiteLayout'

/** How long a page may take before the progress bar appears, in milliseconds (docs/requirements.md §9). */
const PROGRESS_DELAY = 1000

export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  // plugins/late-hydration inlines these into every page, where they have run already, and defines this constant.
  if (typeof __LATE_HYDRATION__ === 'undefined') {
    installBehaviors(document)
    listenForLandingPage()
    if (process.env.NODE_ENV === 'production') linkManifest(document)
  }
  if (process.env.NODE_ENV !== 'production')
    void import('./src/theme/error/authorErrorOverlay').then(({ showAuthorErrors }) => showAuthorErrors())
  addEventListener(ROUTE_PENDING, () => startProgress(PROGRESS_DELAY))
  addEventListener(ROUTE_SETTLED, endProgress)
  preloadSearch()
}

/**
 * Gatsby calls this 1,000 ms after a click on a page that is still loading. With plugins/navigation it never does: the
 * events above cover Back, Forward and failures too.
 */
export const onRouteUpdateDelayed: GatsbyBrowser['onRouteUpdateDelayed'] = () => startProgress(0)

export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  installEnhancements(document)
  installScrollRestoration()
  document.documentElement.setAttribute(HYDRATED, '')
  window.dispatchEvent(new Event(HYDRATED_EVENT))
}

/** Scroll restoration is Gatsby's. Only the first render, which may be late, does not scroll. */
export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = ({ prevRouterProps }) =>
  !!prevRouterProps

/** Applies the reader's choices to a new page, and moves the focus to its title or to the target of the fragment. */
export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location, prevLocation }) => {
  endProgress()
  if (!prevLocation) return
  refreshBehaviors(document)
  refreshEnhancements(document)
  moveFocus(location.hash, location.pathname === prevLocation.pathname)
}
