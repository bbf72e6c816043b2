export { installDialog } from '../behaviors/dialogBehavior'
export { openDialog } from './openDialog'
