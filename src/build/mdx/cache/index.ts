export { diskCache, type DiskCache } from './diskCache'
export { packedCache, type PackedCache } from './packedCache'
export { sourcesVersion } from './sourcesVersion'
