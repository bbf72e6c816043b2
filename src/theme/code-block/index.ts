export { codeOf, installCopying } from './copyBehavior'
export { installWrapping } from './wrapBehavior'
