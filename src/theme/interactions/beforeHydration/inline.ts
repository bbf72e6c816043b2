import type { EarlyHydration } from '../../../model/hydration'
import { installBehaviors } from './installBehaviors'
import { listenForLandingPage } from './landingEditor'
import { linkManifest } from './linkManifest'
import { watchLoading } from './loadingAlerts'
import { preloadSearchFiles } from './search'

export { isHandled } from './dom'

/** The function that plugins/late-hydration inlines into every page, with its imports, and calls before React starts. */
export function installEarly(hydration: EarlyHydration): void {
  installBehaviors(document)
  listenForLandingPage()
  preloadSearchFiles(hydration)
  linkManifest(document)
  watchLoading(hydration.pagePath, `${__BASE_PATH__}/`)
}
