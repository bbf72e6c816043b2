export { type Host, type HostOptions, portOf, startHost, startNear } from './startHost'
