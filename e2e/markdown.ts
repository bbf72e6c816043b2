/** A Markdown or MDX node of any type. */
interface MarkdownNode {
  type: string
  value?: string
  lang?: string | null
  meta?: string | null
  children?: MarkdownNode[]
  position?: { start: { line: number } }
}

/** All nodes of a type in a tree, including the root, in order. */
export function nodesIn(node: MarkdownNode, type: string): MarkdownNode[] {
  const inside = (node.children ?? []).flatMap((child) => nodesIn(child, type))
  return node.type === type ? [node, ...inside] : inside
}

/** The plain text of a node. */
export const textOf = (node: MarkdownNode): string => node.value ?? (node.children ?? []).map(textOf).join('')
