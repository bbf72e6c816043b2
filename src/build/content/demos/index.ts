export { checkDemos } from './checkDemos'
export { createDemo } from './createDemo'
export { demoResolvers } from './demoResolvers'
export { demoSchema } from './demoSchema'
