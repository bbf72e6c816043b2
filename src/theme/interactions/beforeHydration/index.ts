export { installBehaviors, refreshBehaviors } from './installBehaviors'
export { listenForLandingPage } from './landingEditor'
export { linkManifest } from './linkManifest'
