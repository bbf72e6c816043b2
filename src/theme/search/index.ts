export { docSearchStyle } from './docSearchStyle'
export { SearchDialog, type SearchDialogProps } from './SearchDialog'
export { SearchPage } from './SearchPage'
export { preloadSearch } from './useSearchModal'
