import { isLocked } from '@recipes/locking/lock'
import type { MayArrange } from '@recipes/editing/useClipboard'

/** Keys and menus leave alone what is locked, or lies in something locked. */
export const mayArrange: MayArrange = (id, query) => !isLocked(id, query.node)
