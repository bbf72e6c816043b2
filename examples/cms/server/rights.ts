import { lockedChanges } from '@recipes/locking/lockedChanges'
import { changesOnlyProps } from '@recipes/locking/onlyProps'
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
  const next = nodesOf(after, upgrades)
  if (!changesOnlyProps(previous, next)) return 'Writers can only change content.'
  const free = [...Object.keys(firstTheme), 'title']
  const locked = lockedChanges(previous, next, {}, free)
  return locked.length > 0 ? `This is locked: ${locked.join(', ')}.` : null
}
