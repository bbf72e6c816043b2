import type { Element, Root } from 'hast'
import { childrenOf, h, hasClass, type HastNode, isElement, rewrite, textOf, walk } from '../hast'
import { uniqueLabels } from './codeBlocks'

/** Wraps tables in a scroll container, labels header cells and task checkboxes, and turns `align` into `data-align`. */
export function tables() {
  return (tree: Root): void => {
    const nameOf = namesByHeading(tree)
    rewrite(tree, (node, parent) => {
      if (!isElement(node)) return node
      if (node.tagName === 'th' || node.tagName === 'td') return cell(node)
      // Markdown does not label the checkbox of a task.
      if (node.tagName === 'input') return h('input', { ...node.properties, ariaLabel: 'Done' })
      if (node.tagName !== 'table' || (isElement(parent) && hasClass(parent, 'table-wrap'))) return node
      // A group instead of a region, as for code blocks.
      const attributes = {
        className: ['table-wrap'],
        tabIndex: 0,
        role: 'group',
        ariaLabel: nameOf.get(node) ?? 'Table',
      }
      return h('div', attributes, [node])
    })
  }
}

/** The label of each table, from the heading above it. */
function namesByHeading(tree: Root): Map<HastNode, string> {
  const names = new Map<HastNode, string>()
  const unique = uniqueLabels()
  let heading = ''
  walk(tree, (node) => {
    if (isElement(node, 'h2', 'h3', 'h4', 'h5', 'h6')) heading = `: ${textOf(node).trim()}`
    if (isElement(node, 'table')) names.set(node, unique(`Table${heading}`))
  })
  return names
}

/** Adds `scope` to header cells, and replaces `align` with a data attribute. An empty header cell becomes a data cell. */
function cell(node: Element): Element {
  const { align, ...properties } = node.properties ?? {}
  const isHeader = node.tagName === 'th' && textOf(node).trim() !== ''
  return h(
    isHeader ? 'th' : 'td',
    {
      ...(isHeader && { scope: 'col' }),
      ...properties,
      ...(typeof align === 'string' && { dataAlign: align }),
    },
    childrenOf(node),
  )
}
