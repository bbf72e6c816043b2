export { checkSteps } from './checkSteps'
