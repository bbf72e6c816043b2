export { checkSavedPage } from './checkSavedPage'
export type { Finding, FindingCode } from './finding'
