export { loadWith, type LoadFigures } from './loadWith'
export { slowClients } from './slowClients'
