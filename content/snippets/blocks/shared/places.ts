import type { Node, NodeHelpersType } from '@craftjs/core'
import { isLocked, lockRules } from '../../locking/lock'

/** The `craft.info` of a block that only one kind of place takes, such as a field of a form. */
export const onlyInside = (place: string) => ({ onlyInside: place })

/** The rules of everything that takes most blocks, and may be locked. */
export const placeRules = {
  ...lockRules,
  canMoveIn: (incoming: Node[], self: Node, helpers: NodeHelpersType) =>
    !isLocked(self.id, helpers) &&
    !incoming.some(
      ({ data, info }) => data.parent !== self.id && info.onlyInside !== undefined,
    ),
}

/** The rules of a place that takes one kind of block, and at most so many. */
export const rulesOfPlace = (place: string, most = Infinity) => ({
  ...lockRules,
  canMoveIn: (incoming: Node[], self: Node, helpers: NodeHelpersType) =>
    !isLocked(self.id, helpers) &&
    incoming.every(({ info }) => info.onlyInside === place) &&
    self.data.nodes.length +
      incoming.filter(({ data }) => data.parent !== self.id).length <=
      most,
})
