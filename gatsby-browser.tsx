import './src/theme/styles/index.css'
import type { GatsbyBrowser } from 'gatsby'
import { type ReactNode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { pagePath } from './src/templates/pagePath'
import { Shell } from './src/templates/Shell'
import { installBehaviors, refreshBehaviors } from './src/theme/behaviors/index'
import { HYDRATED, HYDRATED_EVENT, listenForLanding } from './src/theme/boot'
import { installNavigation, landOnPage, prefetchVisibleLinks } from './src/theme/navigation'
import { installReadingAids } from './src/theme/readingAids'
import { hastenSearch } from './src/theme/search'

export const wrapPageElement: GatsbyBrowser['wrapPageElement'] = ({ element, props }) => (
  <Shell path={pagePath(props)}>{element}</Shell>
)

export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  // In production the boot script did this long before.
  if (process.env.NODE_ENV !== 'production') {
    installBehaviors(document)
    listenForLanding()
    void import('./src/theme/develop').then(({ followMistakes }) => followMistakes())
  }
  installNavigation()
  hastenSearch()
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
  installReadingAids(document)
  document.documentElement.setAttribute(HYDRATED, '')
  window.dispatchEvent(new Event(HYDRATED_EVENT))
}

/** A late first render leaves the reader where they are; only later route changes scroll. */
export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = ({ prevRouterProps }) =>
  !!prevRouterProps

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location, prevLocation }) => {
  if (prevLocation) {
    refreshBehaviors(document)
    landOnPage(location.hash)
  }
  prefetchVisibleLinks()
}
