import { nameOf, type Query } from './query'

/** Where a block can go without a mouse. */
export type Direction = 'up' | 'down' | 'in' | 'out'

/** Where a block would land (an index as `actions.move` counts it), or why it cannot. */
export type Outcome =
  | { kind: 'place'; parent: string; index: number }
  | { kind: 'refusal'; reason: string }

const refusal = (reason: string): Outcome => ({ kind: 'refusal', reason })

/** The parts of a block that others can be put into: itself, or the regions it has. */
function regionsOf(query: Query, id: string): string[] {
  const node = query.node(id)
  return [id, ...node.linkedNodes()].filter((part) =>
    query.node(part).isCanvas(),
  )
}

/** The nearest neighbor that takes the block, the one before it first. */
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
  return refusal(`No block next to ${nameOf(query, id)} takes it`)
}

/** The place after the parent, or after the block whose region the parent is. */
function placeOutside(query: Query, id: string, parent: string): Outcome {
  let inner = parent
  let outer = query.node(parent).get().data.parent
  while (outer && !query.node(outer).get().data.nodes.includes(inner)) {
    inner = outer
    outer = query.node(outer).get().data.parent
  }
  if (!outer) return refusal(`${nameOf(query, id)} is at the top already`)
  if (!query.node(outer).isDroppable(id)) {
    return refusal(
      `${nameOf(query, id)} cannot leave ${nameOf(query, parent)} for ${nameOf(query, outer)}`,
    )
  }
  const index = query.node(outer).get().data.nodes.indexOf(inner) + 1
  return { kind: 'place', parent: outer, index }
}

/** Where the block `id` lands when it is moved by one step. */
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
    if (at === 0) return refusal(`${name} is the first already`)
    return { kind: 'place', parent, index: at - 1 }
  }
  if (at === siblings.length - 1) return refusal(`${name} is the last already`)
  // The index is counted before the block is taken out of its place.
  return { kind: 'place', parent, index: at + 2 }
}
