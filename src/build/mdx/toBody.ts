import type { Element, Root } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { find, hastToReact, html, svg } from 'property-information'
import type { BodyNode, Island, Json, StaticElement } from '../../model/body'
import { attributeValue } from './literalValue'
import { childrenOf, type HastNode, isElement, isFinal, isJsx, isParent, type JsxElement } from './hast'

type Space = 'html' | 'svg'

/** The HTML of `nodes`, with as little escaping as possible. */
const htmlOf = (nodes: HastNode[], space: Space): string =>
  toHtml(nodes, {
    space,
    collapseEmptyAttributes: true,
    entities: { useNamedReferences: true },
    allowDangerousCharacters: true,
  })

/** Converts the tree to data. The content of an element becomes an HTML string, or nodes if there is an island in it. */
export function toBody(tree: Root): BodyNode[] {
  return childrenOf(tree).flatMap((node) => bodyNode(node, 'html'))
}

function bodyNode(node: HastNode, around: Space): BodyNode[] {
  if (node.type === 'text') return node.value === '' ? [] : [node.value]
  if (isJsx(node)) return [island(node)]
  if (!isElement(node)) return []
  const space: Space = node.tagName === 'svg' ? 'svg' : around
  const head = { tag: node.tagName, ...attrsOf(node, space) }
  if (containsIsland(node))
    return [{ ...head, children: childrenOf(node).flatMap((child) => bodyNode(child, space)) }]
  return [{ ...head, html: htmlOf(childrenOf(node), space) }]
}

/** The props of an island that are literals. */
export function islandProps(node: JsxElement): Record<string, Json> {
  const props: Record<string, Json> = {}
  for (const attribute of node.attributes) {
    if (attribute.type !== 'mdxJsxAttribute') continue
    const result = attributeValue(attribute)
    if ('value' in result) props[attribute.name] = result.value
  }
  return props
}

function island(node: JsxElement): Island {
  const children = childrenOf(node).flatMap((child) => bodyNode(child, 'html'))
  return {
    island: node.name ?? '',
    ...(node.attributes.length > 0 && { props: islandProps(node) }),
    ...(children.length > 0 && { children }),
  }
}

function containsIsland(node: HastNode): boolean {
  return (
    isParent(node) &&
    !isFinal(node) &&
    childrenOf(node).some((child) => isJsx(child) || containsIsland(child))
  )
}

/** The attributes of an element as React props. */
function attrsOf(node: Element, space: Space): Pick<StaticElement, 'attrs'> {
  const attrs: NonNullable<StaticElement['attrs']> = {}
  const schema = space === 'svg' ? svg : html
  for (const [name, value] of Object.entries(node.properties ?? {})) {
    if (value === null || value === undefined || value === false) continue
    const info = find(schema, name)
    const prop = info.space ? (hastToReact[info.property] ?? info.property) : info.attribute
    // React would render `true` in a data attribute, such as those of footnotes, as `="true"`.
    const isFlag = value === true && !info.boolean && !info.overloadedBoolean
    attrs[prop] = Array.isArray(value) ? value.join(info.commaSeparated ? ', ' : ' ') : isFlag ? '' : value
  }
  return Object.keys(attrs).length > 0 ? { attrs } : {}
}
