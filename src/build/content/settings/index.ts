export { readSettings, settings, type Settings } from './settings'
