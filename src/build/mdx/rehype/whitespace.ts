import type { Root } from 'hast'
import {
  childrenOf,
  type HastNode,
  type HastParent,
  isBlank,
  isElement,
  isJsx,
  isParent,
  setChildren,
} from '../tree'

/** Elements that hold blocks or parts, never loose text. */
const CONTAINERS = 'ul ol dl table thead tbody tfoot tr blockquote figure details section svg g'.split(' ')

/** Elements with lines of text around which white space means nothing. */
const BLOCKS = new Set(
  'blockquote details summary div dl dt dd figure figcaption h2 h3 h4 h5 h6 hr li ol p pre section table thead tbody tfoot tr td th ul caption'.split(
    ' ',
  ),
)

/** Drops the white space between blocks, which shows nothing. */
export function whitespace() {
  return (tree: Root): void => clean(tree)
}

/** Cleans everything below `parent`; code keeps every space. */
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

/** Whether white space beside `neighbor` means nothing: it is a block, or the edge of one. */
function isEdge(neighbor: HastNode | undefined, parent: HastParent): boolean {
  return neighbor === undefined ? !isElement(parent) || BLOCKS.has(parent.tagName) : isBlock(neighbor)
}

/** Whether `node` starts on a line of its own. */
function isBlock(node: HastNode): boolean {
  return (
    (isElement(node) && BLOCKS.has(node.tagName)) ||
    (isJsx(node) && node.type === 'mdxJsxFlowElement') ||
    node.type === 'mdxjsEsm'
  )
}
