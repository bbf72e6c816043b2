import type { Content, Parent, Root } from 'mdast'
import { defaultHandlers, type Options } from 'remark-rehype'

/** A tree that shows to who looks through it what it defines, and nothing else. */
type Definitions = Root & { whole?: Root }

/** The definitions of links and notes below `parent`, in order; what is in one of them is left there. */
function definitionsIn(parent: Parent, found: Content[] = []): Content[] {
  for (const node of parent.children) {
    if (node.type === 'definition' || node.type === 'footnoteDefinition') found.push(node)
    else if ('children' in node) definitionsIn(node, found)
  }
  return found
}

/**
 * A remark plugin that puts the definitions of a tree in its place, just before remark-rehype. That looks through all
 * nodes twice for them, and slowly: it took a third of the time in which Markdown becomes HTML.
 */
export function definitionsAlone() {
  return (tree: Root): Definitions => ({ type: 'root', children: definitionsIn(tree), whole: tree })
}

type Handlers = NonNullable<Options['handlers']>

/** Takes the whole tree where `definitionsAlone` has put its definitions; for remark-rehype. */
export const wholeTree: Handlers = {
  // Of all nodes, the root alone becomes a root; the types of remark-rehype know of elements only.
  root: ((state, node: Definitions) => defaultHandlers.root(state, node.whole ?? node)) as Handlers[string],
}
