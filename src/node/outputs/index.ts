export { writeOutputs } from './writeOutputs'
