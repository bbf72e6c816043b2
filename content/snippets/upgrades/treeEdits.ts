import type { NodeId, SerializedNode, SerializedNodes } from '@craftjs/core'

/** The ids of all Nodes of a component, given by its resolver key. */
export function idsOf(nodes: SerializedNodes, component: string): NodeId[] {
  return Object.keys(nodes).filter((id) => {
    const { type } = nodes[id]!
    return typeof type === 'object' && type.resolvedName === component
  })
}

export function renameComponent(nodes: SerializedNodes, from: string, to: string) {
  for (const id of idsOf(nodes, from)) nodes[id]!.type = { resolvedName: to }
}

/** Removes a Node with all its descendants. Does not work for the root and linked Nodes. */
export function removeNode(nodes: SerializedNodes, id: NodeId) {
  const parent = parentOf(nodes, id)
  parent.nodes = parent.nodes.filter((each) => each !== id)
  for (const each of [id, ...below(nodes, id)]) delete nodes[each]
}

/** Replaces a Node with its children. */
export function unwrapNode(nodes: SerializedNodes, id: NodeId) {
  const { nodes: children, parent } = nodes[id]!
  for (const child of children) nodes[child]!.parent = parent
  const siblings = parentOf(nodes, id).nodes
  siblings.splice(siblings.indexOf(id) + 1, 0, ...children)
  nodes[id]!.nodes = []
  removeNode(nodes, id)
}

function parentOf(nodes: SerializedNodes, id: NodeId): SerializedNode {
  const parent = nodes[nodes[id]?.parent ?? '']
  if (!parent?.nodes.includes(id)) throw new Error(`Node ${id} has no parent.`)
  return parent
}

function below(nodes: SerializedNodes, id: NodeId): NodeId[] {
  const node = nodes[id]
  if (!node) return []
  const inside = [...node.nodes, ...Object.values(node.linkedNodes)]
  return inside.flatMap((each) => [each, ...below(nodes, each)])
}
