export { buildExamples } from './buildExamples'
