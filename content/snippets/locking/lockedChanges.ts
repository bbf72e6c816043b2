import type { NodeId, SerializedNodes } from '@craftjs/core'

/** The Nodes that are locked in `before`, with everything below them. */
function lockedIn(before: SerializedNodes): NodeId[] {
  const below = (id: NodeId): NodeId[] => {
    const node = before[id]
    if (!node) return []
    return [id, ...[...node.nodes, ...Object.values(node.linkedNodes)].flatMap(below)]
  }
  return Object.keys(before).flatMap((id) =>
    before[id]?.custom?.locked === true ? below(id) : [],
  )
}

/** The locked Nodes that are different or gone in `after`. Run it on your server. */
export function lockedChanges(
  before: SerializedNodes,
  after: SerializedNodes,
): NodeId[] {
  return [...new Set(lockedIn(before))].filter(
    (id) => JSON.stringify(before[id]) !== JSON.stringify(after[id]),
  )
}
