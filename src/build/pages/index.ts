export { checkSources, type CheckedSources } from './checkSources'
export { allRoutes } from './allRoutes'
export { createContentPages, createSiteNodes } from './createPages'
export { gatherLean, type DocNode, type Lean, type LeanPages, type PostNode } from './gather'
