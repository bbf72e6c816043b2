export { algoliaSearch, type AlgoliaClient } from './algoliaSearch'
export { embeddedSearch, loadEmbeddedEngine } from './embeddedSearch'
