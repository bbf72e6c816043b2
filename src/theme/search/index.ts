export { docSearchStyle } from './docSearchStyle'
export { preloadSearch } from './preloadSearch'
export { SearchPage } from './SearchPage'
export { SearchDialog, type SearchDialogProps } from './SearchDialog'
