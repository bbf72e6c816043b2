import type { SerializedNodes } from '@craftjs/core'
import { idsOf, removeNode, renameComponent, unwrapNode } from './treeEdits'

/** The version that the first upgrade below starts from. Raise it by one for each that you delete. */
export const firstVersion = 0

/** What leads from version n to n + 1. Only ever add to the end. */
export const upgrades: ((nodes: SerializedNodes) => void)[] = [
  // 0 → 1: Title is called Heading now.
  (nodes) => renameComponent(nodes, 'Title', 'Heading'),

  // 1 → 2: the sizes of Heading were numbers, and are levels now.
  (nodes) => {
    for (const id of idsOf(nodes, 'Heading')) {
      const { props } = nodes[id]!
      props.level = props.size >= 32 ? 1 : 2
      delete props.size
    }
  },

  // 2 → 3: Center is gone. What was in it stays.
  (nodes) => {
    for (const id of idsOf(nodes, 'Center')) unwrapNode(nodes, id)
  },

  // 3 → 4: Counter is gone, and takes everything in it along.
  (nodes) => {
    for (const id of idsOf(nodes, 'Counter')) removeNode(nodes, id)
  },
]
