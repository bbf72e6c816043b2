import type { NodeId, SerializedNodes } from '@craftjs/core'

/** Texts of one instance that replace its part's texts, by the ids of the part's Nodes. */
export type Overrides = Record<NodeId, string>

/** Applies an instance's overrides to its part. Ignores overrides of deleted Nodes. */
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

/** The Nodes of a part that have a text, in page order. */
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
