export { startHost, type Host, type HostOptions } from './startHost'
export { startNear } from './startNear'
