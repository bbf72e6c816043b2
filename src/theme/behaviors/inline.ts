import type { EarlyHydration } from '../../model/hydration'
import { installBehaviors, linkManifest, listenForLandingPage } from './index'
import { watchLoading } from './loadingAlerts'
import { preloadSearchFiles } from './search'

export { isAnswered } from './dom'

/** Called before React by plugins/late-hydration, which inlines this module and all that it imports into every page. */
export function installEarly(hydration: EarlyHydration): void {
  installBehaviors(document)
  listenForLandingPage()
  preloadSearchFiles(hydration)
  linkManifest(document)
  watchLoading(hydration.pagePath, `${__BASE_PATH__}/`)
}
