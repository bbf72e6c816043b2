export { accent, drag, dragOver, dropLine, type Point } from './dragOver'
export { type ServedSteps, serveSteps } from './serveSteps'
export { commandsIn, readSteps, type Step } from './steps'
