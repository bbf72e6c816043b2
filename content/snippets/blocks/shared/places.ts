import type { Node, NodeHelpersType } from '@craftjs/core'
import { isLocked, lockRules } from '../../locking/lock'

/** The `craft.info` of a block that belongs in one kind of place, such as a form field. */
export const onlyInside = (place: string) => ({ onlyInside: place })

/** Rules for a place that accepts most blocks and can be locked. */
export const placeRules = {
  ...lockRules,
  canMoveIn: (incoming: Node[], self: Node, helpers: NodeHelpersType) =>
    !isLocked(self.id, helpers) &&
    !incoming.some(
      ({ data, info }) => data.parent !== self.id && info.onlyInside !== undefined,
    ),
}

/** Rules for a place that accepts one kind of block, up to a maximum number. */
export const rulesOfPlace = (place: string, most = Infinity) => ({
  ...lockRules,
  canMoveIn: (incoming: Node[], self: Node, helpers: NodeHelpersType) =>
    !isLocked(self.id, helpers) &&
    incoming.every(({ info }) => info.onlyInside === place) &&
    self.data.nodes.length +
      incoming.filter(({ data }) => data.parent !== self.id).length <=
      most,
})
