import type { Element, Root } from 'hast'
import { childrenOf, h, type HastNode, isElement, isParent, rewrite, textOf, walk } from '../tree'
import { labeler } from './codeBlocks'

/** Puts tables into a box that scrolls, names header cells and task boxes, and moves alignment into data. */
export function tables() {
  return (tree: Root): void => {
    const nameOf = namesByHeading(tree)
    rewrite(tree, (node, parent) => {
      if (!isElement(node)) return node
      if (node.tagName === 'th' || node.tagName === 'td') return cell(node)
      if (node.tagName === 'input') return taskBox(node)
      if (node.tagName !== 'table' || isScroller(parent)) return node
      // A group and not a region, for the same reason as in code blocks.
      const box = {
        className: ['table-wrap'],
        tabIndex: 0,
        role: 'group',
        ariaLabel: nameOf.get(node) ?? 'Table',
      }
      return h('div', box, [node])
    })
  }
}

/** What each table is called: by the heading above it. */
function namesByHeading(tree: Root): Map<HastNode, string> {
  const names = new Map<HastNode, string>()
  const unique = labeler()
  let heading = ''
  walk(tree, (node) => {
    if (isElement(node, 'h2', 'h3', 'h4', 'h5', 'h6')) heading = `: ${textOf(node).trim()}`
    if (isElement(node, 'table')) names.set(node, unique(`Table${heading}`))
  })
  return names
}

/** A cell: header cells name what they head, an empty one is no header, and alignment is left to the theme. */
function cell(node: Element): Element {
  const { align, ...properties } = node.properties ?? {}
  const isHeader = node.tagName === 'th' && textOf(node).trim() !== ''
  const made = h(
    isHeader ? 'th' : 'td',
    {
      ...(isHeader && { scope: 'col' }),
      ...properties,
      ...(typeof align === 'string' && { dataAlign: align }),
    },
    childrenOf(node),
  )
  return made
}

/** The box of a task; Markdown leaves it without a name. */
function taskBox(node: Element): Element {
  return h('input', { ...node.properties, ariaLabel: 'Done' })
}

/** Whether `parent` already is the box around a table. */
function isScroller(parent: HastNode | Root): boolean {
  const classes = isParent(parent) && isElement(parent) ? parent.properties?.className : null
  return Array.isArray(classes) && classes.includes('table-wrap')
}
