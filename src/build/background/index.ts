export { inBackground, RANKS } from './inBackground'
