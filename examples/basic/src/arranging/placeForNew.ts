import { ROOT_NODE, type NodeTree } from '@craftjs/core'
import type { Query } from './placeFor'

/**
 * Finds the place for a new element: the end of the selected element, or else
 * after it or its nearest ancestor, wherever the rules allow it.
 */
export const placeForNew = (query: Query, { nodes, rootNodeId }: NodeTree) => {
  const fresh = nodes[rootNodeId]!
  let inner: string | null = null
  let outer = query.getEvent('selected').all().at(-1) ?? ROOT_NODE
  for (;;) {
    const { data } = query.node(outer).get()
    const at: number = inner ? data.nodes.indexOf(inner) : -1
    const index = at < 0 ? data.nodes.length : at + 1
    const takesIt = query.node(outer).isDroppable(fresh)
    if (takesIt || !data.parent) return { parent: outer, index }
    inner = outer
    outer = data.parent
  }
}
