import type { SerializedNodes } from '@craftjs/core'
import { idsOf, removeNode, renameComponent, unwrapNode } from './treeEdits'

/** The version that the first upgrade below starts from. Add one for each upgrade that you delete. */
export const firstVersion = 0

/** Each upgrade converts version n to n + 1. Only ever add to the end. */
export const upgrades: ((nodes: SerializedNodes) => void)[] = [
  // 0 → 1: Title was renamed Heading.
  (nodes) => renameComponent(nodes, 'Title', 'Heading'),

  // 1 → 2: Heading has levels instead of sizes in pixels.
  (nodes) => {
    for (const id of idsOf(nodes, 'Heading')) {
      const { props } = nodes[id]!
      props.level = props.size >= 32 ? 1 : 2
      delete props.size
    }
  },

  // 2 → 3: Center was removed. Its content stays.
  (nodes) => {
    for (const id of idsOf(nodes, 'Center')) unwrapNode(nodes, id)
  },

  // 3 → 4: Counter was removed, with its content.
  (nodes) => {
    for (const id of idsOf(nodes, 'Counter')) removeNode(nodes, id)
  },
]
