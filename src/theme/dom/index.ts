export { announce } from './announce'
export { copyAndTell } from './copyText'
export { delegate } from './delegate'
export { collapseDuration, installDisclosures, setDisclosed } from './disclosureBehavior'
