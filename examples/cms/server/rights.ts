import type { SerializedNode, SerializedNodes } from '@craftjs/core'
import { lockedChanges } from '@recipes/locking/lockedChanges'
import { withoutNewLinks } from '@recipes/locking/newLinks'
import type { Role } from '@recipes/locking/roles'
import { nodesOf } from './checks'

/** Says what a user of this role must not do to a page; null if everything is allowed. */
export function forbiddenChange(
  role: Role,
  before: string | undefined,
  after: string,
): string | null {
  if (role === 'designer') return null
  if (before === undefined) return 'Only designers create pages.'
  const previous = nodesOf(before)
  const next = withoutNewLinks(previous, nodesOf(after))
  if (frameOf(previous) !== frameOf(next))
    return 'Writers leave everything in its place.'
  const locked = lockedChanges(previous, next, {})
  return locked.length > 0 ? `This is locked: ${locked.join(', ')}.` : null
}

/** Everything that a writer must not change, as a text: what a Node is, and where. */
function frameOf(nodes: SerializedNodes): string {
  const frame = ({
    type,
    nodes,
    linkedNodes,
    hidden,
    custom,
  }: SerializedNode) => [
    type,
    nodes,
    Object.entries(linkedNodes).sort(),
    hidden,
    custom,
  ]
  return JSON.stringify(
    Object.keys(nodes)
      .sort()
      .map((id) => [id, frame(nodes[id]!)]),
  )
}
