import type { NodeId, SerializedNodes } from '@craftjs/core'

/** The words of each component that has any. */
const words: Record<string, (props: Record<string, string>) => string> = {
  Text: ({ text = '' }) => text,
  Button: ({ label = '', href = '' }) => `${label}: ${href}`,
}

/** The same newsletter in plain text, for the second part of the mail. */
export function mailToText(nodes: SerializedNodes, id: NodeId = 'ROOT'): string {
  const node = nodes[id]!
  if (node.hidden) return ''
  const name = typeof node.type === 'string' ? '' : node.type.resolvedName
  const own = Object.hasOwn(words, name) ? words[name]!(node.props) : ''
  const inside = [...node.nodes, ...Object.values(node.linkedNodes)]
  return [own, ...inside.map((child) => mailToText(nodes, child))]
    .filter((text) => text !== '')
    .join('\n\n')
}
