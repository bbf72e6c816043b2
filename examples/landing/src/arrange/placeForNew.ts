import { ROOT_NODE, type NodeTree } from '@craftjs/core'
import type { Query } from './query'

/** The place for a new block that is added without a mouse. */
export type NewPlace = { parent: string; index: number }

/**
 * Finds the place for `tree`: the end of the selected block if it accepts `tree`, or else after the selected block or its
 * nearest ancestor whose parent accepts it. Without a selection: the end of the page. Returns `null` if no block accepts it.
 */
export function placeForNew(
  query: Query,
  tree: NodeTree,
  selected: string | null,
): NewPlace | null {
  const root = tree.nodes[tree.rootNodeId]
  if (!root) return null
  let inner: string | null = null
  let outer: string | null = selected ?? ROOT_NODE
  while (outer) {
    const node = query.node(outer)
    const { nodes, parent } = node.get().data
    const at: number = inner === null ? nodes.length : nodes.indexOf(inner) + 1
    if (node.isCanvas() && node.isDroppable(root)) {
      return { parent: outer, index: at === 0 ? nodes.length : at }
    }
    inner = outer
    outer = parent
  }
  return null
}
