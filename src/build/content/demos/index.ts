export { createDemo, demoSchema } from './createDemo'
export { DEMOS } from './renderDemo'
