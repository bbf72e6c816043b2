import type { Node, NodeTree } from '@craftjs/core'
import type { Query } from './query'

const newId = () => crypto.getRandomValues(new Uint32Array(2)).join('-')

/** Copies the block `id` and all its descendants, with new ids. */
export function copyOf(query: Query, id: string): NodeTree {
  const tree = query.node(id).toNodeTree()
  const nodes = Object.values(tree.nodes as Record<string, Node>)
  const ids = new Map(nodes.map((node) => [node.id, newId()]))
  const idOf = (old: string) => ids.get(old) ?? old

  const copies = nodes.map(({ id: old, data }) =>
    query
      .parseFreshNode({
        id: idOf(old),
        data: {
          ...data,
          props: structuredClone(data.props),
          custom: structuredClone(data.custom) as unknown,
          parent: data.parent && idOf(data.parent),
          nodes: data.nodes.map(idOf),
          linkedNodes: Object.fromEntries(
            Object.entries(data.linkedNodes).map(([name, linked]) => [
              name,
              idOf(linked),
            ]),
          ),
        },
      })
      .toNode(),
  )
  return {
    rootNodeId: idOf(id),
    nodes: Object.fromEntries(copies.map((copy) => [copy.id, copy])),
  }
}
