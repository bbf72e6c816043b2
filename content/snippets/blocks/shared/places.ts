import type { Node, NodeHelpersType } from '@craftjs/core'
import { isLocked, lockRules } from '../../locking/lock'

/** The `craft.info` of a block that belongs in one kind of place, such as a form field. */
export const onlyInside = (place: string) => ({ onlyInside: place })

/** The `craft.info` of a block that belongs somewhere inside another one: in it, or in its columns. */
export const anywhereInside = (block: string) => ({ anywhereInside: block })

/** The `craft.info` of a block that must not contain a copy of itself, such as a form. */
export const notInside = (block: string) => ({ notInside: block })

/** Rules for a place that accepts most blocks and can be locked. */
export const placeRules = {
  ...lockRules,
  canMoveIn(incoming: Node[], self: Node, helpers: NodeHelpersType) {
    if (isLocked(self.id, helpers)) return false
    const ancestors = helpers(self.id).ancestors(true)
    const around = [self, ...ancestors.map((id) => helpers(id).get())].map(
      ({ data }) => data.name,
    )
    return incoming
      .filter(({ data }) => data.parent !== self.id)
      .every(
        (node) => node.info.onlyInside === undefined && fits(node, around, helpers),
      )
  },
}

/** Also checks the content: columns with a field belong in a form. The content of a new tree is unknown. */
function fits(
  { id, data, info }: Node,
  around: string[],
  helpers: NodeHelpersType,
): boolean {
  const { anywhereInside, notInside } = info as Record<string, string | undefined>
  if (anywhereInside !== undefined && !around.includes(anywhereInside)) return false
  if (notInside !== undefined && around.includes(notInside)) return false
  const inner = [...around, data.name]
  return helpers(id)
    .descendants()
    .every((child) => fits(helpers(child).get(), inner, helpers))
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
