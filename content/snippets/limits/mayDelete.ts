import type { NodeId, useEditor } from '@craftjs/core'

/** Whether a Node may be deleted, and its parent lets it go. */
export function mayDelete(
  id: NodeId,
  { node }: Pick<ReturnType<typeof useEditor>['query'], 'node'>,
): boolean {
  const { data } = node(id).get()
  if (!node(id).isDeletable() || !data.parent) return false
  const parent = node(data.parent).get()
  return parent.rules.canMoveOut([node(id).get()], parent, node)
}
