/** The components of a page's body that come alive in the browser; everything else becomes plain HTML. */
export const ISLANDS = ['Picture', 'Demo'] as const

/** Name of one of them. */
export type IslandName = (typeof ISLANDS)[number]

/** Whether `name` is an island's. */
export function isIslandName(name: string): name is IslandName {
  return (ISLANDS as readonly string[]).includes(name)
}
