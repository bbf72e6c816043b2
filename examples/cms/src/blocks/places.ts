import type { Node, NodeHelpersType } from '@craftjs/core'
import { isLocked } from '@recipes/locking/lock'

/** Blocks that belong to one place: a Button into its bar, a Header and a Page into nothing. */
const HOMELESS = ['Button', 'Header', 'Page', 'Column']

/** For `canMoveIn` of everything that takes most blocks. */
export function takesBlocks(
  incoming: Node[],
  self: Node,
  helpers: NodeHelpersType,
): boolean {
  const isNew = ({ data }: Node) => data.parent !== self.id
  return (
    !isLocked(self.id, helpers) &&
    !incoming.some((node) => isNew(node) && HOMELESS.includes(node.data.name))
  )
}
