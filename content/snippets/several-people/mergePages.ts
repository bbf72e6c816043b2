import type { NodeId, SerializedNode, SerializedNodes } from '@craftjs/core'

export interface Merge {
  nodes: SerializedNodes
  /** Nodes that both users changed. The result contains the other user's version. */
  conflicts: NodeId[]
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** Merges two versions of a page that are both based on `base`. */
export function mergePages(
  base: SerializedNodes,
  mine: SerializedNodes,
  theirs: SerializedNodes,
): Merge {
  const nodes: SerializedNodes = {}
  const conflicts: NodeId[] = []
  for (const id of new Set([...Object.keys(mine), ...Object.keys(theirs)])) {
    const [before, my, their] = [base[id], mine[id], theirs[id]]
    const merged = my && their ? mergeNode(before, my, their) : undefined
    const taken = merged ?? (isSame(before, their) ? my : their)
    if (!merged && !isSame(before, my) && !isSame(before, their)) conflicts.push(id)
    if (taken) nodes[id] = taken
  }
  return { nodes, conflicts }
}

/** Merges a Node field by field. Returns undefined if both users changed the same field. */
function mergeNode(
  before: SerializedNode | undefined,
  mine: SerializedNode,
  theirs: SerializedNode,
): SerializedNode | undefined {
  if (!before) return undefined
  const merged: Record<string, unknown> = { ...theirs }
  for (const key of Object.keys(mine) as (keyof SerializedNode)[]) {
    if (isSame(mine[key], before[key])) continue
    if (!isSame(theirs[key], before[key]) && !isSame(mine[key], theirs[key]))
      return undefined
    merged[key] = mine[key]
  }
  return merged as unknown as SerializedNode
}
