import type { SerializedNodes } from '@craftjs/core'
import { firstVersion, upgrades } from './upgrades'

/** A page in your database. */
export interface StoredPage {
  version: number
  nodes: SerializedNodes
}

export const versionAfter = (steps: typeof upgrades) => firstVersion + steps.length

export const currentVersion = versionAfter(upgrades)

/**
 * Upgrades the Nodes of a stored page to the current version. Throws for an unknown
 * version. A page stored without a version has version 0, with or without `nodes` around it.
 */
export function openPage(stored: StoredPage | SerializedNodes, steps = upgrades) {
  const { version = 0, nodes } = (
    'nodes' in stored ? stored : { nodes: stored }
  ) as Partial<StoredPage> & Pick<StoredPage, 'nodes'>
  const newest = versionAfter(steps)
  if (version < firstVersion || version > newest) {
    throw new Error(
      `The page has version ${version}. This editor supports ${firstVersion} to ${newest}.`,
    )
  }
  const copy = structuredClone(nodes)
  for (const upgrade of steps.slice(version - firstVersion)) upgrade(copy)
  return copy
}

export function pageToStore(json: string, steps = upgrades): StoredPage {
  return { version: versionAfter(steps), nodes: JSON.parse(json) as SerializedNodes }
}
