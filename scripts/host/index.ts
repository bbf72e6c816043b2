export { startHost, type Host, type HostOptions } from './startHost'
