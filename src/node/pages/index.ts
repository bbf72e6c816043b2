export { checkSources, type CheckedSources } from './checkSources'
export { allRoutes } from './allRoutes'
export { createContentPages, createSiteNodes } from './createPages'
export { gather, type DocNode, type PostNode } from './gather'
