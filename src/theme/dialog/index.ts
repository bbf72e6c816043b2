export { openDialog } from './openDialog'
