import { ROOT_NODE, type useEditor } from '@craftjs/core'

export type Query = ReturnType<typeof useEditor>['query']
export type Direction = 'up' | 'down' | 'in' | 'out'

/** A parent and an index for actions.move, or why the Node can't move. */
export type Place = { parent: string; index: number } | string

export const nameOf = (query: Query, id: string): string =>
  query.node(id).get().data.displayName

const nodesOf = (query: Query, id: string): string[] =>
  query.node(id).get().data.nodes

/** The end of an element or of one of its regions, if it accepts the Node. */
const placeInside = (query: Query, id: string, other: string): Place | null => {
  const regions = [other, ...query.node(other).linkedNodes()]
  const parent = regions.find((region) => query.node(region).isDroppable(id))
  return parent ? { parent, index: nodesOf(query, parent).length } : null
}

/** The place after the nearest ancestor whose parent accepts the Node. */
const placeOutside = (query: Query, id: string): Place => {
  let inner = query.node(id).get().data.parent ?? ROOT_NODE
  let outer = query.node(inner).get().data.parent
  while (outer) {
    const at = nodesOf(query, outer).indexOf(inner)
    if (at >= 0 && query.node(outer).isDroppable(id)) {
      return { parent: outer, index: at + 1 }
    }
    inner = outer
    outer = query.node(inner).get().data.parent
  }
  return `${nameOf(query, id)} is already outermost`
}

/** Finds the place for moving a Node by one step. */
export const placeFor = (
  query: Query,
  id: string,
  direction: Direction,
): Place => {
  const name = nameOf(query, id)
  const { parent } = query.node(id).get().data
  if (!parent || !query.node(id).isDraggable()) return `${name} stays here`
  if (direction === 'out') return placeOutside(query, id)

  const siblings = nodesOf(query, parent)
  const at = siblings.indexOf(id)
  if (direction === 'in') {
    const neighbors = siblings.filter((_, i) => Math.abs(i - at) === 1)
    const places = neighbors.map((other) => placeInside(query, id, other))
    return places.find(Boolean) ?? `Nothing next to ${name} accepts it`
  }
  if (direction === 'up') {
    return at > 0 ? { parent, index: at - 1 } : `${name} is already first`
  }
  // The index still counts the Node itself, so "after the next" is +2.
  const isLast = at === siblings.length - 1
  return isLast ? `${name} is already last` : { parent, index: at + 2 }
}
