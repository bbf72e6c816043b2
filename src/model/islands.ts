/** Components in a body that React hydrates; everything else becomes plain HTML. */
export const ISLANDS = ['Picture', 'Demo'] as const

export type IslandName = (typeof ISLANDS)[number]

export function isIslandName(name: string): name is IslandName {
  return (ISLANDS as readonly string[]).includes(name)
}
