export { buildSite } from './buildSite'
export { runGatsby } from './runGatsby'
