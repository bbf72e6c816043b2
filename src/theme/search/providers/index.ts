export { algoliaSearch, type AlgoliaClient } from './algoliaSearch'
export { embeddedEngineReady, embeddedSearch } from './embeddedSearch'
