import type { Content, Parent, Root } from 'mdast'

/**
 * Visits every node of a Markdown tree, parents first, including replacements made by `enter`.
 *
 * The types of unist-util-visit do not support trees with MDX and directives.
 */
export function visitMarkdown(
  parent: Root | Parent,
  enter: (node: Content, index: number, siblings: Content[]) => void,
): void {
  const siblings: Content[] = parent.children
  for (let index = 0; index < siblings.length; index++) {
    const node = siblings[index]
    if (node === undefined) continue
    enter(node, index, siblings)
    const now = siblings[index]
    if (now !== undefined && 'children' in now) visitMarkdown(now, enter)
  }
}
