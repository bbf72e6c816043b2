export { compressFiles } from './compressFiles'
