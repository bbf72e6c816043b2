import './src/theme/styles/index.css'
import type { GatsbyBrowser } from 'gatsby'
import { type ReactNode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { pagePath } from './src/templates/pagePath'
import { Shell } from './src/templates/Shell'
import { HYDRATED, HYDRATED_EVENT } from './src/model/hydration'
import { installBehaviors, linkManifest, listenForLandingPage, refreshBehaviors } from './src/theme/behaviors'
import { installEnhancements, refreshEnhancements } from './src/theme/enhancements'
import { installNavigation, landOnPage, prefetchVisibleLinks } from './src/theme/navigation'
import { preloadSearch } from './src/theme/search'

export const wrapPageElement: GatsbyBrowser['wrapPageElement'] = ({ element, props }) => (
  <Shell path={pagePath(props)}>{element}</Shell>
)

export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  // plugins/late-hydration has done this before, inlined into the page; each of them acts once.
  installBehaviors(document)
  listenForLandingPage()
  if (process.env.NODE_ENV === 'production') linkManifest(document)
  else void import('./src/theme/develop').then(({ followMistakes }) => followMistakes())
  installNavigation()
  preloadSearch()
}

/** Our own prefetch stands in for Gatsby's, which one failure would stop for good. */
export const disableCorePrefetching: GatsbyBrowser['disableCorePrefetching'] = () => true

/** Hydrates in slices, so that a reader who types or taps meanwhile is answered. */
const hydrateSlowly = (element: ReactNode, container: Element): void => {
  // In develop Gatsby draws its loading indicator with this too, into a container of its own.
  const isRendered = container.querySelector('#gatsby-focus-wrapper')?.hasChildNodes() ?? false
  startTransition(() => {
    if (isRendered) hydrateRoot(container, element)
    else createRoot(container).render(element)
  })
}

// Gatsby's type is that of React 17's render, which answered with an element.
export const replaceHydrateFunction = (() =>
  hydrateSlowly) as unknown as GatsbyBrowser['replaceHydrateFunction']

export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  installEnhancements(document)
  document.documentElement.setAttribute(HYDRATED, '')
  window.dispatchEvent(new Event(HYDRATED_EVENT))
}

/** A late first render leaves the reader where they are; only later route changes scroll. */
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
