export { recordsOf, type SearchablePage } from './recordsOf'
export { searchablePages } from './searchablePages'
export { adviceOn, SEARCH_INDEX, writeSearchIndex, writeSearchIndexSoon } from './writeSearchIndex'
