import type { NodeId, SerializedNodes } from '@craftjs/core'

/** The plain text of each component that contains text. */
const words: Record<string, (props: Record<string, string>) => string> = {
  Text: ({ text = '' }) => text,
  Button: ({ label = '', href = '' }) => `${label}: ${href}`,
}

/** Converts the newsletter to plain text, for the text part of the email. */
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
