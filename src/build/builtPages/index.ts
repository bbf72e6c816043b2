export { type BuiltPage, type PageReader, readBuiltPages } from './builtPages'
export { metaContent } from './metaContent'
