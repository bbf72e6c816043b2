import type { Content, Parent, Root } from 'mdast'

/**
 * Visits every node of a Markdown tree, parents first, and also what `enter` puts in a node's place.
 *
 * The types of unist-util-visit give up on trees that hold MDX and directives.
 */
export function eachNode(
  parent: Root | Parent,
  enter: (node: Content, index: number, siblings: Content[]) => void,
): void {
  const siblings: Content[] = parent.children
  for (let index = 0; index < siblings.length; index++) {
    const node = siblings[index]
    if (node === undefined) continue
    enter(node, index, siblings)
    const now = siblings[index]
    if (now !== undefined && 'children' in now) eachNode(now, enter)
  }
}
