export { readSettings, settings } from './settings'
