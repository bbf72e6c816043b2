import type { Node, NodeTree } from '@craftjs/core'
import type { Query } from './placeFor'

const newId = () => crypto.getRandomValues(new Uint32Array(2)).join('-')

/** Copies a Node and all its descendants, with new ids. */
export const copyOf = (query: Query, id: string): NodeTree => {
  const tree = query.node(id).toNodeTree()
  const nodes = Object.values<Node>(tree.nodes)
  const ids = new Map(nodes.map((node) => [node.id, newId()]))
  const idOf = (old: string) => ids.get(old) ?? old

  const copies = nodes.map((node) => {
    const { data } = node
    const linkedNodes = Object.fromEntries(
      Object.entries(data.linkedNodes).map(([key, old]) => [key, idOf(old)]),
    )
    const nodes = data.nodes.map(idOf)
    // The caller decides where to add the copy.
    const parent = node.id === id ? null : data.parent && idOf(data.parent)
    const props = { ...data.props }
    return query
      .parseFreshNode({
        id: idOf(node.id),
        data: { ...data, props, parent, nodes, linkedNodes },
      })
      .toNode()
  })
  return {
    rootNodeId: idOf(id),
    nodes: Object.fromEntries(copies.map((copy) => [copy.id, copy])),
  }
}
