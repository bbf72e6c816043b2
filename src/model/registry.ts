/** Path of the index of all items, and of one item. */
export const REGISTRY = '/registry/registry.json'
/** Path of an archive of all items, which name each other as files in this folder. */
export const REGISTRY_FOLDER = 'craftjs-registry'
export const REGISTRY_ARCHIVE = `/registry/${REGISTRY_FOLDER}.zip`
export const registryPath = (name: string): string => `/registry/${name}.json`
