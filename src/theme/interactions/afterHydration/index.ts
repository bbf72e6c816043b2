export { installEnhancements, refreshEnhancements } from './installEnhancements'
export { moveFocus } from './moveFocus'
export { endProgress, startProgress } from './progress'
export { installScrollRestoration } from './scrollRestoration'
