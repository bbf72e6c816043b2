export { type Host, portOf, startHost, startNear } from './startHost'
