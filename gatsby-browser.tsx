import './src/theme/styles/index.css'
import type { GatsbyBrowser } from 'gatsby'
import { restoresScroll } from './src/model/browser'
import { HYDRATED, HYDRATED_EVENT } from './src/model/hydration'
import { ROUTE_PENDING, ROUTE_SETTLED } from './src/model/navigation'
import {
  installBehaviors,
  linkManifest,
  listenForLandingPage,
  refreshBehaviors,
} from './src/theme/interactions/beforeHydration'
import {
  endProgress,
  installEnhancements,
  installScrollRestoration,
  moveFocus,
  refreshEnhancements,
  showTarget,
  startProgress,
} from './src/theme/interactions/afterHydration'
import { preloadSearch } from './src/theme/search'

export { wrapPageElement } from './src/templates/SiteLayout'

/** Time after which the progress bar appears if a page is still loading, in milliseconds (docs/requirements.md §9). */
const PROGRESS_DELAY = 1000

export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  // plugins/late-hydration defines this constant. It inlines these calls into every page, so they have already run.
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
 * Gatsby calls this if a page is still loading 1,000 ms after a click. With plugins/navigation it never does: the
 * events above replace this hook, and also cover Back, Forward and failures.
 */
export const onRouteUpdateDelayed: GatsbyBrowser['onRouteUpdateDelayed'] = () => startProgress(0)

export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  installEnhancements(document)
  installScrollRestoration()
  document.documentElement.setAttribute(HYDRATED, '')
  window.dispatchEvent(new Event(HYDRATED_EVENT))
}

/** Whether a new navigation led to `location`, not Back, Forward or a link within the page. Gatsby adds the action. */
const isNew = (location: object) => 'action' in location && location.action === 'PUSH'

/**
 * Lets Gatsby restore the scroll position after Back and Forward if the browser does not. Never on the first render:
 * hydration may run late, when the reader has already scrolled.
 */
export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = ({ prevRouterProps, routerProps }) =>
  !!prevRouterProps && !isNew(routerProps.location) && !restoresScroll()

/** Applies the reader's choices to a new page, and shows and focuses its top or the fragment's target. */
export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location, prevLocation }) => {
  endProgress()
  if (!prevLocation) return
  refreshBehaviors(document)
  refreshEnhancements(document)
  if (isNew(location)) showTarget(location.hash)
  moveFocus(location.hash, location.pathname === prevLocation.pathname)
}
