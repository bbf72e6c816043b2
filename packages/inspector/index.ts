export { Inspector } from './Inspector'
export { inspected } from './observe'
