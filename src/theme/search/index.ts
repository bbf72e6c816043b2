export { SearchPage } from './SearchPage'
export { SearchDialog, type SearchDialogProps } from './SearchDialog'
