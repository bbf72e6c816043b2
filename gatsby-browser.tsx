import './src/theme/styles/index.css'
import type { GatsbyBrowser } from 'gatsby'
import { HYDRATED, HYDRATED_EVENT } from './src/model/hydration'
import { pagePath } from './src/templates/pagePath'
import { Shell } from './src/templates/Shell'
import {
  areBehaviorsInstalled,
  installBehaviors,
  linkManifest,
  listenForLandingPage,
  refreshBehaviors,
} from './src/theme/behaviors'
import { installEnhancements, refreshEnhancements } from './src/theme/enhancements'
import { installNavigation, landOnPage, prefetchVisibleLinks } from './src/theme/navigation'
import { preloadSearch } from './src/theme/search'

export const wrapPageElement: GatsbyBrowser['wrapPageElement'] = ({ element, props }) => (
  <Shell path={pagePath(props)}>{element}</Shell>
)

export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  // plugins/late-hydration inlines these into the page, where they ran before.
  if (!areBehaviorsInstalled(document)) {
    installBehaviors(document)
    listenForLandingPage()
    if (process.env.NODE_ENV === 'production') linkManifest(document)
  }
  if (process.env.NODE_ENV !== 'production')
    void import('./src/theme/develop').then(({ followMistakes }) => followMistakes())
  installNavigation()
  preloadSearch()
}

/** Our own prefetch stands in for Gatsby's, which one failure would stop for good. */
export const disableCorePrefetching: GatsbyBrowser['disableCorePrefetching'] = () => true

export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  installEnhancements(document)
  document.documentElement.setAttribute(HYDRATED, '')
  window.dispatchEvent(new Event(HYDRATED_EVENT))
}

/** Scroll restoration is Gatsby's. Only the first render, which may be late, leaves the reader where they are. */
export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = ({ prevRouterProps }) =>
  !!prevRouterProps

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location, prevLocation }) => {
  if (prevLocation) {
    refreshBehaviors(document)
    refreshEnhancements(document)
    landOnPage(location.hash)
  }
  prefetchVisibleLinks()
}
