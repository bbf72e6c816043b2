import type { Element, Root } from 'hast'
import { childrenOf, h, hasClass, type HastNode, isElement, setChildren, walk } from '../tree'

/**
 * Wraps every second-level heading and what follows it in a section, so that browsers can render sections separately.
 * Footnotes belong to the whole page.
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

const FOOTNOTE_FLAGS = ['dataFootnotes', 'dataFootnoteRef', 'dataFootnoteBackref']

/** Writes the flags on footnotes without a value, as HTML does: React would write `="true"`. */
export function footnotes() {
  return (tree: Root): void => {
    walk(tree, (node) => {
      if (!isElement(node)) return
      for (const flag of FOOTNOTE_FLAGS) if (node.properties?.[flag] === true) node.properties[flag] = ''
    })
  }
}
