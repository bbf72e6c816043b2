import type { Root } from 'hast'
import {
  childrenOf,
  type HastNode,
  type HastParent,
  isBlank,
  isElement,
  isParent,
  setChildren,
} from '../hast'
import { BLOCKS } from './nesting'

/** Elements whose direct children are never text. */
const CONTAINERS = 'ul ol dl table thead tbody tfoot tr blockquote figure details section svg g'.split(' ')

/** Elements around which white space has no effect. */
const EDGES = new Set([...BLOCKS, 'summary'])

/** Removes white space between blocks. */
export function whitespace() {
  return (tree: Root): void => clean(tree)
}

/** Cleans everything below `parent` except code. */
function clean(parent: HastParent): void {
  const children = childrenOf(parent)
  const holdsBlocks = !isElement(parent)
    ? children.every((child) => isBlank(child) || isBlock(child))
    : CONTAINERS.includes(parent.tagName)
  const kept = children.filter(
    (child, index) =>
      !isBlank(child) ||
      !(holdsBlocks || isEdge(children[index - 1], parent) || isEdge(children[index + 1], parent)),
  )
  if (kept.length < children.length) setChildren(parent, kept)
  for (const child of kept) {
    if (isParent(child) && !isElement(child, 'pre')) clean(child)
  }
}

/** Whether white space next to `neighbor` has no effect: it is a block, or the edge of one. */
function isEdge(neighbor: HastNode | undefined, parent: HastParent): boolean {
  return neighbor === undefined ? !isElement(parent) || EDGES.has(parent.tagName) : isBlock(neighbor)
}

function isBlock(node: HastNode): boolean {
  return isElement(node) ? EDGES.has(node.tagName) : node.type === 'mdxJsxFlowElement'
}
