export { writeHostFiles } from './writeHostFiles'
