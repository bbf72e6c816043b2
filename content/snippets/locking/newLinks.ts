import type { NodeId, SerializedNode, SerializedNodes } from '@craftjs/core'

/** Removes empty linked Nodes that Craft.js added to `after` because `before` did not have them. */
export function withoutNewLinks(
  before: SerializedNodes,
  after: SerializedNodes,
): SerializedNodes {
  const added = new Set<NodeId>()
  const kept = Object.entries(after).map(([id, node]): [NodeId, SerializedNode] => {
    const links = Object.entries(node.linkedNodes).filter(([key, linked]) => {
      const isFree = before[id]?.linkedNodes[key] === undefined
      const isNew = before[linked] === undefined && isEmpty(after[linked])
      if (isFree && isNew) added.add(linked)
      return !added.has(linked)
    })
    return [id, { ...node, linkedNodes: Object.fromEntries(links) }]
  })
  return Object.fromEntries(kept.filter(([id]) => !added.has(id)))
}

const isEmpty = (node: SerializedNode | undefined) =>
  node?.isCanvas === true &&
  [...node.nodes, ...Object.values(node.linkedNodes)].length === 0
