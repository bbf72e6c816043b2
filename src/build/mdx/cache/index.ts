export { diskCache, type DiskCache } from './diskCache'
export { sourcesVersion } from './sourcesVersion'
