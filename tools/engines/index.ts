export { drive, engines, ensureEngines, type Engine } from './engines'
export type { Session } from './session'
