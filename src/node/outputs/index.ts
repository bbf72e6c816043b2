export { outputsWriter } from './outputsWriter'
