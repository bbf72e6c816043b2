export { buildSite } from './buildSite'
export { forgetStaleData, runGatsby } from './runGatsby'
