import type { NodeId, useEditor } from '@craftjs/core'

type Query = ReturnType<typeof useEditor>['query']

export interface Move {
  direction: 'up' | 'down' | 'in' | 'out'
  label: string
  parent: NodeId
  index: number
}

/** Returns the one-step moves that the rules allow. */
export function movesFor(query: Query, id: NodeId): Move[] {
  const node = query.node(id)
  if (!node.get() || !node.isDraggable()) return []
  const parent = node.get().data.parent!
  const siblings = query.node(parent).childNodes()
  const at = siblings.indexOf(id)
  const above = siblings[at - 1]
  const grandparent = query.node(parent).get().data.parent
  const name = (each: NodeId) => query.node(each).get().data.displayName

  const moves: Move[] = []
  if (above) moves.push({ direction: 'up', label: 'Up', parent, index: at - 1 })
  // `move` expects an index that still counts the Node at its old position.
  if (at < siblings.length - 1)
    moves.push({ direction: 'down', label: 'Down', parent, index: at + 2 })
  if (above && query.node(above).isCanvas()) {
    const index = query.node(above).childNodes().length
    moves.push({ direction: 'in', label: `Into ${name(above)}`, parent: above, index })
  }
  if (grandparent && query.node(grandparent).isCanvas()) {
    const index = query.node(grandparent).childNodes().indexOf(parent) + 1
    moves.push({
      direction: 'out',
      label: `Out of ${name(parent)}`,
      parent: grandparent,
      index,
    })
  }
  return moves.filter((move) => query.node(move.parent).isDroppable(id))
}
