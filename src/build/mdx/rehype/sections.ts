import type { Element, Root } from 'hast'
import { childrenOf, h, hasClass, type HastNode, isElement, setChildren } from '../hast'

/**
 * Wraps every second-level heading and the content below it in a section, so that browsers can render sections separately.
 * Footnotes stay outside, because they belong to the whole page.
 */
export function sections() {
  return (tree: Root): void => {
    const children: HastNode[] = []
    let section: Element | null = null
    for (const node of childrenOf(tree)) {
      if (beginsSection(node)) children.push((section = h('section', { className: ['section'] })))
      else if (isElement(node) && node.properties?.dataFootnotes !== undefined) section = null
      if (section === null) children.push(node)
      else childrenOf(section).push(node)
    }
    setChildren(tree, children)
  }
}

const beginsSection = (node: HastNode): boolean =>
  isElement(node) && hasClass(node, 'heading') && node.properties?.dataLevel === '2'
