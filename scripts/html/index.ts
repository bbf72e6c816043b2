export { validatePages } from './validatePages'
