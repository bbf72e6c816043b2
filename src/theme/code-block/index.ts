export { codeOf, installCopying } from '../behaviors/copyBehavior'
export { installWrapping } from '../behaviors/wrapBehavior'
