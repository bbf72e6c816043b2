export { announce } from './announce'
export { copyAndTell } from './copyText'
export { delegate, isAnswered } from './delegate'
export {
  collapseDuration,
  installDisclosures,
  isDisclosed,
  setDisclosed,
} from '../behaviors/disclosureBehavior'
export { isTyping } from './isTyping'
export { loadSheet } from './loadSheet'
export { savesData } from './savesData'
export { whenIdle } from './whenIdle'
