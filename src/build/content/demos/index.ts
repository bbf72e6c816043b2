export { checkDemos } from './checkDemos'
export { createDemo } from './createDemo'
export { demoSchema } from './demoSchema'
