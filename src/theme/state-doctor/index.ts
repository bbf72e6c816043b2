export { StateDoctor } from './StateDoctor'
