import type { NodeId, SerializedNodes } from '@craftjs/core'

/** What one instance shows in place of the texts of its part, by the ids of the Nodes in the part. */
export type Overrides = Record<NodeId, string>

/** The part as one instance shows it. Overrides of Nodes that are gone count for nothing. */
export function withOverrides(
  part: SerializedNodes,
  overrides: Overrides,
): SerializedNodes {
  return Object.fromEntries(
    Object.entries(part).map(([id, node]) => [
      id,
      Object.hasOwn(overrides, id)
        ? { ...node, props: { ...node.props, text: overrides[id] } }
        : node,
    ]),
  )
}

/** The Nodes of a part that have a text, in the order in which they are shown. */
export function textsOf(
  part: SerializedNodes,
  id: NodeId = 'ROOT',
): { id: NodeId; text: string }[] {
  const node = part[id]
  if (!node) return []
  const { text } = node.props as { text?: unknown }
  const own = typeof text === 'string' ? [{ id, text }] : []
  return [...own, ...node.nodes.flatMap((child) => textsOf(part, child))]
}
