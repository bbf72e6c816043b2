import { nameOf, type Query } from './query'

/** The directions in which a block can move without a mouse. */
export type Direction = 'up' | 'down' | 'in' | 'out'

/** The place for a block, with an index for `actions.move`, or the reason why it can't move. */
export type Outcome =
  | { kind: 'place'; parent: string; index: number }
  | { kind: 'refusal'; reason: string }

const refusal = (reason: string): Outcome => ({ kind: 'refusal', reason })

/** Returns the parts of a block that can contain others: the block itself, or its regions. */
function regionsOf(query: Query, id: string): string[] {
  const node = query.node(id)
  return [id, ...node.linkedNodes()].filter((part) =>
    query.node(part).isCanvas(),
  )
}

/** Finds a place in the previous or next sibling that accepts the block. */
function placeInside(query: Query, id: string, siblings: string[]): Outcome {
  const at = siblings.indexOf(id)
  for (const neighbor of [siblings[at - 1], siblings[at + 1]]) {
    if (neighbor === undefined) continue
    for (const region of regionsOf(query, neighbor)) {
      if (!query.node(region).isDroppable(id)) continue
      const isBefore = neighbor === siblings[at - 1]
      const { length } = query.node(region).get().data.nodes
      return { kind: 'place', parent: region, index: isBefore ? length : 0 }
    }
  }
  return refusal(`No block next to ${nameOf(query, id)} accepts it`)
}

/** Finds the place after the parent, or after the block that the parent is a region of. */
function placeOutside(query: Query, id: string, parent: string): Outcome {
  let inner = parent
  let outer = query.node(parent).get().data.parent
  while (outer && !query.node(outer).get().data.nodes.includes(inner)) {
    inner = outer
    outer = query.node(outer).get().data.parent
  }
  if (!outer) return refusal(`${nameOf(query, id)} is already at the top`)
  if (!query.node(outer).isDroppable(id)) {
    return refusal(
      `${nameOf(query, id)} cannot move from ${nameOf(query, parent)} to ${nameOf(query, outer)}`,
    )
  }
  const index = query.node(outer).get().data.nodes.indexOf(inner) + 1
  return { kind: 'place', parent: outer, index }
}

/** Finds the place for moving the block `id` by one step. */
export function placeFor(
  query: Query,
  id: string,
  direction: Direction,
): Outcome {
  const name = nameOf(query, id)
  const { parent } = query.node(id).get().data
  if (!parent || !query.node(id).isDraggable()) {
    return refusal(`${name} cannot be moved`)
  }
  const siblings = query.node(parent).get().data.nodes
  const at = siblings.indexOf(id)
  if (direction === 'in') return placeInside(query, id, siblings)
  if (direction === 'out') return placeOutside(query, id, parent)
  if (direction === 'up') {
    if (at === 0) return refusal(`${name} is already the first`)
    return { kind: 'place', parent, index: at - 1 }
  }
  if (at === siblings.length - 1) return refusal(`${name} is already the last`)
  // The index still counts the block at its old position.
  return { kind: 'place', parent, index: at + 2 }
}
