export { createAllPages } from './createPages'
