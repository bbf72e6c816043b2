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
  const accepts = (place: NodeId) => query.node(place).isDroppable(id)

  const moves: Move[] = []
  if (at > 0) moves.push({ direction: 'up', label: 'Up', parent, index: at - 1 })
  // `move` expects an index that still counts the Node at its old position.
  if (at < siblings.length - 1)
    moves.push({ direction: 'down', label: 'Down', parent, index: at + 2 })
  const inside = [siblings[at - 1], siblings[at + 1]]
    .map((other) => (other ? placesIn(query, other).filter(accepts) : []))
    .find((places) => places.length > 0)
  return [
    ...moves.filter(() => accepts(parent)),
    ...movesInto(query, inside ?? []),
    ...movesOut(query, parent, accepts),
  ]
}

const nameOf = (query: Query, id: NodeId) => query.node(id).get().data.displayName

/** Returns true for a row of columns and similar Nodes, where each child is a place. */
const isRow = (query: Query, id: NodeId) =>
  query
    .node(id)
    .childNodes()
    .every((child) => query.node(child).isCanvas())

/** A Node, its linked Nodes such as tabs, and its columns if it is a row. */
function placesIn(query: Query, id: NodeId): NodeId[] {
  const { linkedNodes, childNodes } = query.node(id)
  return [id, ...linkedNodes(), ...(isRow(query, id) ? childNodes() : [])]
}

function movesInto(query: Query, places: NodeId[]): Move[] {
  return places.map((place) => {
    const name = nameOf(query, place)
    const same = places.filter((other) => nameOf(query, other) === name)
    const number = same.length > 1 ? ` ${same.indexOf(place) + 1}` : ''
    const index = query.node(place).childNodes().length
    return { direction: 'in', label: `Into ${name}${number}`, parent: place, index }
  })
}

/** The moves after an ancestor: out of a column into its row, and also out of the row. */
function movesOut(
  query: Query,
  parent: NodeId,
  accepts: (place: NodeId) => boolean,
): Move[] {
  const moves: Move[] = []
  let inner = parent
  for (const outer of query.node(parent).ancestors(true)) {
    const at = query.node(outer).childNodes().indexOf(inner)
    if (at >= 0 && accepts(outer)) {
      const label = `Out of ${nameOf(query, inner)}`
      moves.push({ direction: 'out', label, parent: outer, index: at + 1 })
      if (!isRow(query, outer)) break
    }
    inner = outer
  }
  return moves
}
