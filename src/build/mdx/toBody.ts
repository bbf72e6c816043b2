import type { Element, Root } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { find, hastToReact, html, svg } from 'property-information'
import type { BodyNode, Island, Json, StaticElement } from '../../model/body'
import { literalValue } from './literalValue'
import { childrenOf, type HastNode, isElement, isFinished, isJsx, isParent, type JsxElement } from './tree'

/** Whose attribute names hold: those of HTML, or those of SVG inside it. */
type Space = 'html' | 'svg'

/** The HTML of `nodes`: valid, short, and escaped no more than it must be. */
const htmlOf = (nodes: HastNode[], space: Space): string =>
  toHtml(nodes, {
    space,
    collapseEmptyAttributes: true,
    entities: { useNamedReferences: true },
    allowDangerousCharacters: true,
  })

/** The body as data: HTML wherever nothing below needs the browser, nodes where something does. */
export function toBody(tree: Root): BodyNode[] {
  return childrenOf(tree).flatMap((node) => bodyNode(node, 'html'))
}

/** One node as data; none for what shows nothing. */
function bodyNode(node: HastNode, around: Space): BodyNode[] {
  if (node.type === 'text') return node.value === '' ? [] : [node.value]
  if (isJsx(node)) return [island(node)]
  if (!isElement(node)) return []
  const space: Space = node.tagName === 'svg' ? 'svg' : around
  const head = { tag: node.tagName, ...attrsOf(node, space) }
  if (holdsIsland(node))
    return [{ ...head, children: childrenOf(node).flatMap((child) => bodyNode(child, space)) }]
  return [{ ...head, html: htmlOf(childrenOf(node), space) }]
}

/** The props of an island that are written out. */
export function islandProps(node: JsxElement): Record<string, Json> {
  const props: Record<string, Json> = {}
  for (const attribute of node.attributes) {
    if (attribute.type !== 'mdxJsxAttribute') continue
    const { name, value } = attribute
    const result =
      typeof value === 'object' && value !== null
        ? literalValue(value.data?.estree)
        : { value: value ?? true }
    if ('value' in result) props[name] = result.value
  }
  return props
}

/** An island with its props and what stands between its tags. */
function island(node: JsxElement): Island {
  const children = childrenOf(node).flatMap((child) => bodyNode(child, 'html'))
  return {
    island: node.name ?? '',
    ...(node.attributes.length > 0 && { props: islandProps(node) }),
    ...(children.length > 0 && { children }),
  }
}

/** Whether an island stands somewhere below `node`. */
function holdsIsland(node: HastNode): boolean {
  return (
    isParent(node) &&
    !isFinished(node) &&
    childrenOf(node).some((child) => isJsx(child) || holdsIsland(child))
  )
}

/** The attributes of an element under the names that React knows them by. */
function attrsOf(node: Element, space: Space): Pick<StaticElement, 'attrs'> {
  const attrs: NonNullable<StaticElement['attrs']> = {}
  const schema = space === 'svg' ? svg : html
  for (const [name, value] of Object.entries(node.properties ?? {})) {
    if (value === null || value === undefined || value === false) continue
    const info = find(schema, name)
    const prop = info.space ? (hastToReact[info.property] ?? info.property) : info.attribute
    attrs[prop] = Array.isArray(value) ? value.join(info.commaSeparated ? ', ' : ' ') : value
  }
  return Object.keys(attrs).length > 0 ? { attrs } : {}
}
