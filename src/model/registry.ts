/** The contents of `content/registry.ts`: parts of recipes that a command adds to a reader's project, by name. */
export type RegistryParts = Record<string, RegistryPart>

/** Files of `content/snippets` that belong together. */
export interface RegistryPart {
  title: string
  description: string
  /** Id of the doc that explains the part and shows the command. */
  doc: string
  /** Files below `content/snippets`, and folders with a trailing slash. `inspector/` is packages/inspector. */
  files: string[]
}

/** Path of the index of all items, and of one item. */
export const REGISTRY = '/registry/registry.json'
export const registryPath = (name: string): string => `/registry/${name}.json`
