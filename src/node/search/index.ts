export { recordsOf, type SearchablePage } from './recordsOf'
export { searchablePages } from './searchablePages'
export { adviceOn, writeSearchIndex } from './writeSearchIndex'
