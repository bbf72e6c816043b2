export { keepRelease } from './keepRelease'
