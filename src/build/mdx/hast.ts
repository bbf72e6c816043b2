import type { Comment, Element, Properties, Root, Text } from 'hast'
import type { MdxFlowExpressionHast, MdxTextExpressionHast } from 'mdast-util-mdx-expression'
import type { MdxJsxFlowElementHast, MdxJsxTextElementHast } from 'mdast-util-mdx-jsx'
import type { MdxjsEsmHast } from 'mdast-util-mdxjs-esm'

/** A JSX element in the HTML tree: a component, or an HTML tag that the author wrote. */
export type JsxElement = MdxJsxFlowElementHast | MdxJsxTextElementHast

/** An expression in braces. */
export type Expression = MdxFlowExpressionHast | MdxTextExpressionHast

export type HastNode = Element | Text | Comment | JsxElement | Expression | MdxjsEsmHast

export type HastParent = Root | Element | JsxElement

/** The children of `parent`, with one type for root and elements. */
export function childrenOf(parent: HastParent): HastNode[] {
  return parent.children as HastNode[]
}

export function setChildren(parent: HastParent, children: HastNode[]): void {
  ;(parent as { children: HastNode[] }).children = children
}

export function h(tagName: string, properties: Properties, children: (HastNode | string)[] = []): Element {
  const element: Element = { type: 'element', tagName, properties, children: [] }
  setChildren(
    element,
    children.map((child) => (typeof child === 'string' ? { type: 'text', value: child } : child)),
  )
  return element
}

export function isParent(node: HastNode | Root): node is Element | JsxElement | Root {
  return (node as { children?: unknown }).children !== undefined
}

export function isJsx(node: HastNode | Root): node is JsxElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement'
}

/** Whether `node` is an HTML element with one of `tagNames`, or any element when none is given. */
export function isElement(node: HastNode | Root | undefined, ...tagNames: string[]): node is Element {
  return node?.type === 'element' && (tagNames.length === 0 || tagNames.includes(node.tagName))
}

export function hasClass(node: Element, name: string): boolean {
  const classes = node.properties?.className
  return Array.isArray(classes) && classes.includes(name)
}

/** Whether `node` is only white space. */
export function isBlank(node: HastNode): boolean {
  return node.type === 'text' && /^[\t\n\r ]*$/.test(node.value)
}

/** Marks an element whose content later steps need not visit: the code on a page has thousands of tokens. */
export function markFinal(element: Element): Element {
  element.data = { final: true }
  return element
}

/** Whether later steps skip the content of `node`. */
export const isFinal = (node: HastNode): boolean => isElement(node) && node.data?.final === true

/**
 * Visits every node below `parent` in document order, except in final elements. If `enter` returns `'skip'`, the content
 * of that node is not visited.
 */
export function walk(
  parent: HastParent,
  enter: (node: HastNode, parent: HastParent) => 'skip' | undefined | void,
): void {
  for (const child of childrenOf(parent)) {
    if (enter(child, parent) !== 'skip' && isParent(child) && !isFinal(child)) walk(child, enter)
  }
}

/** Replaces every node below `parent`, leaves first, with the result of `replace`, except in final elements. */
export function rewrite(
  parent: HastParent,
  replace: (node: HastNode, parent: HastParent) => HastNode | HastNode[],
): void {
  const children = childrenOf(parent)
  let changed: HastNode[] | null = null
  let index = 0
  for (const child of children) {
    if (isParent(child) && !isFinal(child)) rewrite(child, replace)
    const next = replace(child, parent)
    if (next !== child) changed ??= children.slice(0, index)
    if (Array.isArray(next)) changed?.push(...next)
    else changed?.push(next)
    index += 1
  }
  if (changed !== null) setChildren(parent, changed)
}

/** The text in `node`, including the alternative text of pictures. */
export function textOf(node: HastNode | Root): string {
  if (node.type === 'text') return node.value
  if (isJsx(node) && node.name === 'Picture') return attributeText(node, 'alt')
  return isParent(node) ? childrenOf(node).map(textOf).join('') : ''
}

/** The value of a quoted JSX attribute, or the empty string. */
function attributeText(node: JsxElement, name: string): string {
  const attribute = node.attributes.find((each) => each.type === 'mdxJsxAttribute' && each.name === name)
  return typeof attribute?.value === 'string' ? attribute.value : ''
}
