export { docSearchStyle } from './docSearchStyle'
export { hastenSearch } from './hastenSearch'
export { SearchPage } from './SearchPage'
export { SearchDialog, type SearchDialogProps } from './SearchDialog'
