export { installDialog } from './dialogBehavior'
export { openDialog } from './openDialog'
