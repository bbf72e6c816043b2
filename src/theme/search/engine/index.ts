export { embeddedEngine, type Engine } from './embeddedEngine'
