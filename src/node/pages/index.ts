export { allRoutes } from './allRoutes'
export { createContentPages, createSiteNodes } from './createPages'
