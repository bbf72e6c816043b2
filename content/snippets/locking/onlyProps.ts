import type { SerializedNode, SerializedNodes } from '@craftjs/core'
import { withoutNewLinks } from './newLinks'

/**
 * Returns true if `received` has the Nodes of `before` in the same places, so that only
 * props differ. Run it on your server, for users who may edit but not arrange.
 */
export const changesOnlyProps = (before: SerializedNodes, received: SerializedNodes) =>
  frameOf(before) === frameOf(withoutNewLinks(before, received))

/** Everything in a page except the props, as text. */
function frameOf(page: SerializedNodes): string {
  const frame = ({ type, nodes, linkedNodes, hidden, custom }: SerializedNode) => [
    type,
    nodes,
    Object.entries(linkedNodes).sort(),
    hidden,
    custom,
  ]
  return JSON.stringify(
    Object.keys(page)
      .sort()
      .map((id) => [id, frame(page[id]!)]),
  )
}
