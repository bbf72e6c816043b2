import type { SerializedNodes } from '@craftjs/core'
import { firstVersion, upgrades } from './upgrades'

/** What your database holds. */
export interface StoredPage {
  version: number
  nodes: SerializedNodes
}

export const currentVersion = firstVersion + upgrades.length

/** The Nodes of a stored page in today's form. Throws for a version that this code does not know. */
export function openPage({ version, nodes }: StoredPage): SerializedNodes {
  if (version < firstVersion || version > currentVersion) {
    throw new Error(
      `The page has version ${version}, and this editor knows ${firstVersion} to ${currentVersion}.`,
    )
  }
  const copy = structuredClone(nodes)
  for (const upgrade of upgrades.slice(version - firstVersion)) upgrade(copy)
  return copy
}

export function pageToStore(json: string): StoredPage {
  return { version: currentVersion, nodes: JSON.parse(json) as SerializedNodes }
}
