import type { Element, ElementContent, Root } from 'hast'

/** The elements right below `node`. */
export function elementsIn(node: Element | Root): Element[] {
  return (node.children as ElementContent[]).filter((child): child is Element => child.type === 'element')
}

/** Whether `node` carries the class `name`. */
export function hasClass(node: Element, name: string): boolean {
  const classes = node.properties?.className
  return Array.isArray(classes) && classes.includes(name)
}

/** All text in `node`, as it is written. */
export function textIn(node: ElementContent): string {
  if (node.type === 'text') return node.value
  return node.type === 'element' ? node.children.map(textIn).join('') : ''
}

/** The first element below `node` that `fits`. */
export function findIn(node: Element, fits: (element: Element) => boolean): Element | null {
  for (const child of elementsIn(node)) {
    const found = fits(child) ? child : findIn(child, fits)
    if (found) return found
  }
  return null
}
