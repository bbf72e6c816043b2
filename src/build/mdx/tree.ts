import type { Comment, Element, Properties, Root, Text } from 'hast'
import type { MdxFlowExpressionHast, MdxTextExpressionHast } from 'mdast-util-mdx-expression'
import type { MdxJsxFlowElementHast, MdxJsxTextElementHast } from 'mdast-util-mdx-jsx'
import type { MdxjsEsmHast } from 'mdast-util-mdxjs-esm'

/** A JSX element in the HTML tree: a component, or a tag that the author wrote by hand. */
export type JsxElement = MdxJsxFlowElementHast | MdxJsxTextElementHast

/** Braces in prose: `{…}`. */
export type Expression = MdxFlowExpressionHast | MdxTextExpressionHast

/** Whatever may stand below the root. */
export type HastNode = Element | Text | Comment | JsxElement | Expression | MdxjsEsmHast

/** Whatever may hold other nodes. */
export type HastParent = Root | Element | JsxElement

/** The children of `parent`, without telling a root's from an element's. */
export function childrenOf(parent: HastParent): HastNode[] {
  return parent.children as HastNode[]
}

/** Gives `parent` new children. */
export function setChildren(parent: HastParent, children: HastNode[]): void {
  ;(parent as { children: HastNode[] }).children = children
}

/** A new element. */
export function h(tagName: string, properties: Properties, children: (HastNode | string)[] = []): Element {
  const element: Element = { type: 'element', tagName, properties, children: [] }
  setChildren(
    element,
    children.map((child) => (typeof child === 'string' ? { type: 'text', value: child } : child)),
  )
  return element
}

/** Whether `node` holds others. */
export function isParent(node: HastNode | Root): node is Element | JsxElement | Root {
  return (node as { children?: unknown }).children !== undefined
}

/** Whether `node` is a JSX element. */
export function isJsx(node: HastNode | Root): node is JsxElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement'
}

/** Whether `node` is an HTML element called one of `tagNames` (any, when none is named). */
export function isElement(node: HastNode | Root | undefined, ...tagNames: string[]): node is Element {
  return node?.type === 'element' && (tagNames.length === 0 || tagNames.includes(node.tagName))
}

/** Whether `node` carries the class `name`. */
export function hasClass(node: Element, name: string): boolean {
  const classes = node.properties?.className
  return Array.isArray(classes) && classes.includes(name)
}

/** Whether `node` is text that shows nothing. */
export function isBlank(node: HastNode): boolean {
  return node.type === 'text' && /^[\t\n\r ]*$/.test(node.value)
}

/** Marks an element that no later step changes or asks about: thousands of tokens are in the code of a page. */
export function finish(element: Element): Element {
  element.data = { finished: true }
  return element
}

/** Whether nothing below `node` is for later steps. */
export const isFinished = (node: HastNode): boolean => isElement(node) && node.data?.finished === true

/**
 * Visits every node below `parent` in reading order, but nothing in what is finished; answering `'skip'` leaves out
 * what is below a node.
 */
export function walk(
  parent: HastParent,
  enter: (node: HastNode, parent: HastParent) => 'skip' | undefined | void,
): void {
  for (const child of childrenOf(parent)) {
    if (enter(child, parent) !== 'skip' && isParent(child) && !isFinished(child)) walk(child, enter)
  }
}

/** Replaces every node below `parent`, leaves first, by what `make` makes of it; what is finished stays. */
export function rewrite(
  parent: HastParent,
  make: (node: HastNode, parent: HastParent) => HastNode | HastNode[],
): void {
  const children = childrenOf(parent)
  let made: HastNode[] | null = null
  let index = 0
  for (const child of children) {
    if (isParent(child) && !isFinished(child)) rewrite(child, make)
    const next = make(child, parent)
    if (next !== child) made ??= children.slice(0, index)
    if (Array.isArray(next)) made?.push(...next)
    else made?.push(next)
    index += 1
  }
  if (made !== null) setChildren(parent, made)
}

/** The text a reader sees in `node`; a picture counts with its description. */
export function textOf(node: HastNode | Root): string {
  if (node.type === 'text') return node.value
  if (isJsx(node) && node.name === 'Picture') return attributeText(node, 'alt')
  return isParent(node) ? childrenOf(node).map(textOf).join('') : ''
}

/** The value of a JSX attribute that is written as plain text, or the empty string. */
function attributeText(node: JsxElement, name: string): string {
  for (const attribute of node.attributes) {
    if (
      attribute.type === 'mdxJsxAttribute' &&
      attribute.name === name &&
      typeof attribute.value === 'string'
    ) {
      return attribute.value
    }
  }
  return ''
}
