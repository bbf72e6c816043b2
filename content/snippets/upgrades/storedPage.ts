import type { SerializedNodes } from '@craftjs/core'
import { upgrades } from './upgrades'

/** What your database holds. */
export interface StoredPage {
  version: number
  nodes: SerializedNodes
}

export const currentVersion = upgrades.length

/** The Nodes of a stored page in today's form. Throws for a page that is newer than this code. */
export function openPage({ version, nodes }: StoredPage): SerializedNodes {
  if (version > currentVersion) {
    throw new Error(
      `The page has version ${version}, and this editor knows ${currentVersion}.`,
    )
  }
  const copy = structuredClone(nodes)
  for (const upgrade of upgrades.slice(version)) upgrade(copy)
  return copy
}

export function pageToStore(json: string): StoredPage {
  return { version: currentVersion, nodes: JSON.parse(json) as SerializedNodes }
}
