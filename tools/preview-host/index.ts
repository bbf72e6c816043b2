export { startHost, type Host, type HostOptions } from './startHost'
export { portOf, startNear } from './startNear'
