export { docSearchStyle } from './docSearchStyle'
export { SearchDialog } from './SearchDialog'
export { SearchPage } from './SearchPage'
export { preloadSearch } from './useSearchModal'
