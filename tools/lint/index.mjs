export { buildOnly } from './buildOnly.mjs'
export { namesRule } from './namesRule.mjs'
export { worldsRule } from './worldsRule.mjs'
