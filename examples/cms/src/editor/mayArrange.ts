import { isLocked } from '@recipes/locking/lock'
import type { MayArrange } from '@recipes/editing/useClipboard'

/** Keeps shortcuts and menus from changing Nodes that are locked or inside a locked Node. */
export const mayArrange: MayArrange = (id, query) => !isLocked(id, query.node)
