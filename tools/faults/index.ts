export { faultsStep, judgeFaults } from './faultsStep'
