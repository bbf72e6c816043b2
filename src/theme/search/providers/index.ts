export { algoliaSearch, type AlgoliaClient } from './algoliaSearch'
export { embeddedSearch } from './embeddedSearch'
