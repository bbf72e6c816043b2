/** A node of Markdown or MDX, of any kind. */
interface MarkdownNode {
  type: string
  value?: string
  lang?: string | null
  meta?: string | null
  children?: MarkdownNode[]
  position?: { start: { line: number } }
}

/** The nodes of a kind in a tree, in order, the root among them. */
export function nodesIn(node: MarkdownNode, type: string): MarkdownNode[] {
  const inside = (node.children ?? []).flatMap((child) => nodesIn(child, type))
  return node.type === type ? [node, ...inside] : inside
}

/** The text of a node without marks. */
export const textOf = (node: MarkdownNode): string => node.value ?? (node.children ?? []).map(textOf).join('')
