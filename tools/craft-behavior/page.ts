import type { Node, NodeId, NodeTree, SerializedNodes } from '@craftjs/core'
import type { ReactElement } from 'react'
import { query } from './craft'

/** The ids of what is in the root, or in another Node. */
export const inRoot = (parent = 'ROOT'): NodeId[] => query.node(parent).childNodes()

/** The id of the Node that stands at `index` in the root. */
export const idAt = (index: number): NodeId => inRoot()[index] ?? ''
export const dataAt = (index: number): Node['data'] => query.node(idAt(index)).get().data
export const propsAt = (index: number): Record<string, unknown> => dataAt(index).props

/** The texts of what is in the root, in order. */
export const texts = (): string =>
  inRoot()
    .map((_, index) => propsAt(index).text)
    .join(' ')

export const selected = (): NodeId[] => query.getEvent('selected').all()
export const saved = (): SerializedNodes => JSON.parse(query.serialize()) as SerializedNodes

/** The tree of a component that is not in the page. */
export const treeOf = (element: ReactElement): NodeTree => query.parseReactElement(element).toNodeTree()
/** Its Node. */
export const nodeOf = (element: ReactElement): Node => {
  const { nodes, rootNodeId } = treeOf(element)
  return nodes[rootNodeId]!
}
