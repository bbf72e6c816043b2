import type { NodeId, NodeTree, useEditor } from '@craftjs/core'

type Query = ReturnType<typeof useEditor>['query']

export interface PointOnPage {
  currentTarget: Element
  clientX: number
  clientY: number
}

/** Returns the indicator for dropping `what` at a point, or `null` outside the page. */
export function placeAt(query: Query, what: NodeId | NodeTree, point: PointOnPage) {
  const { currentTarget, clientX: x, clientY: y } = point
  const ids = new Map(Object.values(query.getNodes()).map(({ dom, id }) => [dom, id]))
  const nodeOf = (element: Element | null): NodeId | undefined =>
    element
      ? (ids.get(element as HTMLElement) ?? nodeOf(element.parentElement))
      : undefined
  const elements = currentTarget.ownerDocument.elementsFromPoint(x, y)
  // The topmost element may be the drop line.
  const target = elements.slice(0, 2).map(nodeOf).find(Boolean)
  if (!target) return null
  const source = typeof what === 'string' ? what : what.nodes[what.rootNodeId]!
  return query.getDropPlaceholder(source, target, { x, y }) ?? null
}
