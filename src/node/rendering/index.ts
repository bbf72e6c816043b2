export { renderHere } from './renderHere'
