import type { NodeHelpersType, NodeId, NodeRules } from '@craftjs/core'

/** Returns true if the Node or one of its ancestors is locked. */
export function isLocked(id: NodeId, helpers: NodeHelpersType): boolean {
  // A component may call this once more after its Node was deleted.
  if (!helpers(id).get()) return false
  const path = [id, ...helpers(id).ancestors(true)]
  return path.some((each) => helpers(each).get().data.custom?.locked === true)
}

/** The `craft.rules` of every component that can be locked. */
export const lockRules: Partial<NodeRules> = {
  canDrag: (self, helpers) => !isLocked(self.id, helpers),
  canMoveIn: (_incoming, self, helpers) => !isLocked(self.id, helpers),
  canMoveOut: (_outgoing, self, helpers) => !isLocked(self.id, helpers),
}
