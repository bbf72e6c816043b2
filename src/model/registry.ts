/** Path of the index of all items, and of one item. */
export const REGISTRY = '/registry/registry.json'
export const registryPath = (name: string): string => `/registry/${name}.json`
