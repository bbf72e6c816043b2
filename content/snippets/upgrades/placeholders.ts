import type { Resolver, SerializedNode, SerializedNodes } from '@craftjs/core'

const KEY = 'Missing'

const mapNodes = (
  nodes: SerializedNodes,
  change: (node: SerializedNode) => SerializedNode,
): SerializedNodes =>
  Object.fromEntries(Object.entries(nodes).map(([id, node]) => [id, change(node)]))

/** Replaces every component that is not in the resolver with Missing. */
export function withPlaceholders(
  nodes: SerializedNodes,
  resolver: Resolver,
): SerializedNodes {
  return mapNodes(nodes, (node) => {
    if (typeof node.type === 'string') return node
    const component = node.type.resolvedName
    if (Object.hasOwn(resolver, component)) return node
    // Craft.js gives the Node the display name of Missing.
    const props = { component, displayName: node.displayName, kept: node.props }
    return { ...node, type: { resolvedName: KEY }, props }
  })
}

/** Restores the original components before saving, so that nothing is lost. */
export function withoutPlaceholders(nodes: SerializedNodes): SerializedNodes {
  return mapNodes(nodes, (node) => {
    if (typeof node.type === 'string' || node.type.resolvedName !== KEY) return node
    const { component, displayName, kept } = node.props
    return { ...node, type: { resolvedName: component }, displayName, props: kept }
  })
}
