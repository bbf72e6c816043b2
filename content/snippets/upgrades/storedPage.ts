import type { SerializedNodes } from '@craftjs/core'
import { firstVersion, upgrades } from './upgrades'

/** What your database holds. */
export interface StoredPage {
  version: number
  nodes: SerializedNodes
}

export const versionAfter = (steps: typeof upgrades) => firstVersion + steps.length

export const currentVersion = versionAfter(upgrades)

/** The Nodes of a stored page in today's form. Throws for a version that this code does not know. */
export function openPage({ version, nodes }: StoredPage, steps = upgrades) {
  const newest = versionAfter(steps)
  if (version < firstVersion || version > newest) {
    throw new Error(
      `The page has version ${version}, and this editor knows ${firstVersion} to ${newest}.`,
    )
  }
  const copy = structuredClone(nodes)
  for (const upgrade of steps.slice(version - firstVersion)) upgrade(copy)
  return copy
}

export function pageToStore(json: string, steps = upgrades): StoredPage {
  return { version: versionAfter(steps), nodes: JSON.parse(json) as SerializedNodes }
}
