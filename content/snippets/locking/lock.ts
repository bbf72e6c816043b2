import type { NodeHelpersType, NodeId, NodeRules } from '@craftjs/core'

/** Whether the Node, or a Node around it, is locked. */
export function isLocked(id: NodeId, helpers: NodeHelpersType): boolean {
  // A component may ask once more when its Node has been deleted.
  if (!helpers(id).get()) return false
  const path = [id, ...helpers(id).ancestors(true)]
  return path.some((each) => helpers(each).get().data.custom?.locked === true)
}

/** For `craft.rules` of every component that can be locked. */
export const lockRules: Partial<NodeRules> = {
  canDrag: (self, helpers) => !isLocked(self.id, helpers),
  canMoveIn: (_incoming, self, helpers) => !isLocked(self.id, helpers),
  canMoveOut: (_outgoing, self, helpers) => !isLocked(self.id, helpers),
}
