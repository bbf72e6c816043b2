export { accent, drag, dragOver, dropLine, type Point } from './dragOver'
export { type ServedSteps, serveSteps } from './serveSteps'
export { commandsIn, filesAtEndOf, readSteps, type Step } from './steps'
