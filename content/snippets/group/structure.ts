import type { ReactElement } from 'react'
import type { Node, NodeId, useEditor } from '@craftjs/core'

export type Editing = Pick<ReturnType<typeof useEditor>, 'actions' | 'query'>

/** Returns true if `box`, which is not on the page yet, accepts the Nodes `ids`. */
function takes({ query }: Editing, box: Node, ids: NodeId[]): boolean {
  const nodes = ids.map((id) => query.node(id).get())
  return (
    box.data.isCanvas &&
    box.rules.canMoveIn(nodes, box, query.node) &&
    nodes.every((node) => node.rules.canDrop(box, node, query.node))
  )
}

/** Replaces a Node with `element`, and moves the Node's children into it. */
export function replaceNode(
  editing: Editing,
  id: NodeId,
  element: ReactElement,
): boolean {
  const { actions, query } = editing
  const { parent } = query.node(id).get().data
  if (!parent || !query.node(id).isDeletable()) return false
  const tree = query.parseReactElement(element).toNodeTree()
  const root = tree.nodes[tree.rootNodeId]!
  const children = query.node(id).childNodes()
  // Check the rules first: after the first action, it is too late to stop.
  if (!query.node(parent).isDroppable(root)) return false
  if (children.length > 0 && !takes(editing, root, children)) return false

  actions.addNodeTree(tree, parent, query.node(parent).childNodes().indexOf(id))
  // Merged into the history entry of `addNodeTree`.
  if (children.length > 0) actions.history.merge().move(children, root.id, 0)
  actions.history.merge().delete(id)
  actions.selectNode(root.id)
  return true
}

/** Puts `box` around Nodes with the same parent, at the position of the first one. */
export function group(editing: Editing, ids: NodeId[], box: ReactElement): boolean {
  const { actions, query } = editing
  const parent = ids[0] && query.node(ids[0]).get().data.parent
  if (!parent || !ids.every((id) => query.node(id).isDraggable())) return false
  const siblings = query.node(parent).childNodes()
  // In page order, not in the order of the clicks.
  const children = siblings.filter((id) => ids.includes(id))
  if (children.length < ids.length) return false
  const tree = query.parseReactElement(box).toNodeTree()
  const root = tree.nodes[tree.rootNodeId]!
  const from = query.node(parent).get()
  const nodes = children.map((id) => query.node(id).get())
  if (!query.node(parent).isDroppable(root) || !takes(editing, root, children))
    return false
  if (!from.rules.canMoveOut(nodes, from, query.node)) return false

  actions.addNodeTree(tree, parent, siblings.indexOf(children[0]!))
  actions.history.merge().move(children, root.id, 0)
  actions.selectNode(root.id)
  return true
}

/** Replaces a Node with its children. */
export function ungroup({ actions, query }: Editing, id: NodeId): boolean {
  const { parent } = query.node(id).get().data
  const children = query.node(id).childNodes()
  if (!parent || !query.node(id).isDeletable() || children.length === 0) return false
  if (!query.node(parent).isDroppable(children)) return false

  actions.move(children, parent, query.node(parent).childNodes().indexOf(id))
  actions.history.merge().delete(id)
  actions.selectNode(children)
  return true
}
