import type { SerializedNode, SerializedNodes } from '@craftjs/core'
import { lockedChanges } from '@recipes/locking/lockedChanges'
import { withoutNewLinks } from '@recipes/locking/newLinks'
import type { Role } from '@recipes/locking/roles'
import { firstTheme } from '@recipes/theme/themes'
import { nodesOf } from '../../server/checks'
import { upgrades } from '../upgrades'

/** Returns why a user with this role must not make a change, or null if it is allowed. */
export function forbiddenChange(
  role: Role,
  before: string | undefined,
  after: string,
): string | null {
  if (role === 'designer') return null
  if (before === undefined) return 'Only designers can create pages.'
  const previous = nodesOf(before, upgrades)
  const next = withoutNewLinks(previous, nodesOf(after, upgrades))
  if (frameOf(previous) !== frameOf(next)) return 'Writers can only change content.'
  const free = [...Object.keys(firstTheme), 'title']
  const locked = lockedChanges(previous, next, {}, free)
  return locked.length > 0 ? `This is locked: ${locked.join(', ')}.` : null
}

/** Returns everything that a writer must not change, as a string: the types and positions of all Nodes. */
function frameOf(nodes: SerializedNodes): string {
  const frame = ({ type, nodes, linkedNodes, hidden, custom }: SerializedNode) => [
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
