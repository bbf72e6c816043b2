export { dragOver, dropLine, type Point } from './dragOver'
export { commandsIn, readSteps } from './readSteps'
export { type ServedSteps, serveSteps } from './serveSteps'
export type { Step } from './steps'
