import type { NodeId, useEditor } from '@craftjs/core'

/** Returns true if a Node is deletable and its parent's `canMoveOut` rule allows it. */
export function mayDelete(
  id: NodeId,
  { node }: Pick<ReturnType<typeof useEditor>['query'], 'node'>,
): boolean {
  const { data } = node(id).get()
  if (!node(id).isDeletable() || !data.parent) return false
  const parent = node(data.parent).get()
  return parent.rules.canMoveOut([node(id).get()], parent, node)
}
