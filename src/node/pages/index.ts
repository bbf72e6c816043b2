export { allRoutes } from './allRoutes'
export { createAllPages } from './createPages'
