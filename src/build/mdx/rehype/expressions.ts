import { parse } from 'acorn'
import type { Program } from 'estree-jsx'
import type { Element, Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx'
import type { createElement } from 'react'
import type { VFile } from 'vfile'
import type { Json } from '../../../model/body'
import { errorsOf, reportAt } from '../authorErrors'
import { attributeValue, literalValue } from '../literalValue'
import { type CodePart, runPageCode } from '../runPageCode'
import { loadReact } from '../buildTimeReact'
import {
  childrenOf,
  type Expression,
  type HastNode,
  type HastParent,
  isElement,
  isJsx,
  type JsxElement,
  rewrite,
  walk,
} from '../hast'
import { COMPONENTS } from './components'
import { SVG_TAGS } from './htmlElementOf'

const isExpression = (node: HastNode): node is Expression =>
  node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression'

const WRITE_TEXT =
  'Write the text itself. Put braces that readers should see in backticks: `{…}`. Write comments as {/* … */}.'

/**
 * Removes comments in braces and replaces literals with their text. Replaces all other code with the elements and
 * components that it renders, as if the author had written those. Only pages with `import` or `export` may have code.
 */
export function expressions() {
  return async (tree: Root, file: VFile): Promise<void> => {
    rewrite(tree, (node) => (isExpression(node) ? literal(node) : node))
    const parts = new Map<HastNode, CodePart>()
    walk(tree, (node, parent) => {
      const part = partOf(node)
      // Content of an SVG needs an `<svg>` around it to be parsed correctly.
      if (part && isInSvg(parent)) part.code = `<svg>${part.code}</svg>`
      if (part) parts.set(node, part)
    })
    const nodes = [...parts.keys()]
    if (nodes.some(({ type }) => type === 'mdxjsEsm')) return render(tree, nodes, [...parts.values()], file)
    for (const code of nodes.filter(isExpression)) {
      const what = `“{${code.value.trim().slice(0, 60)}}” is code, but this page has no \`import\` or \`export\`.`
      reportAt(file, code, what, WRITE_TEXT)
    }
    rewrite(tree, (node) => (isExpression(node) ? withoutCode(node) : node))
  }
}

/** A replacement for a node whose code cannot run: code in braces becomes text, and an imported component its content. */
function withoutCode(node: HastNode): HastNode | HastNode[] {
  if (isExpression(node)) return { type: 'text', value: node.value }
  if (!isJsx(node)) return []
  if (!COMPONENTS.includes(node.name ?? '')) return childrenOf(node)
  return { ...node, attributes: node.attributes.filter((each) => !isCode(each)) }
}

function literal(node: Expression): HastNode | HastNode[] {
  if (node.data?.estree?.body.length === 0) return []
  const result = literalValue(node.data?.estree)
  if (!('value' in result) || (typeof result.value !== 'string' && typeof result.value !== 'number'))
    return node
  return { type: 'text', value: String(result.value), ...(node.position && { position: node.position }) }
}

/** The code of a node, or `null` if it has none. The rendered element has a slot for the children of the node. */
function partOf(node: HastNode): CodePart | null {
  const line = node.position?.start.line ?? 1
  if (node.type === 'mdxjsEsm') return { kind: 'statements', code: node.value, line }
  if (isExpression(node)) return { kind: 'jsx', code: `<>{${node.value}}</>`, line }
  if (!isJsx(node) || node.name === null || !isComputed(node)) return null
  const attributes = node.attributes.map((attribute) => {
    if (attribute.type !== 'mdxJsxAttribute') return `{${attribute.value}}`
    const { name, value } = attribute
    if (typeof value === 'string') return `${name}={${JSON.stringify(value)}}`
    return value ? `${name}={${value.value}}` : name
  })
  const head = [node.name, ...attributes].join(' ')
  const slot = node.children.length > 0 ? '<template data-slot />' : ''
  return { kind: 'jsx', code: `<${head}>${slot}</${node.name}>`, line }
}

/** Whether code must run to render an element: the page imports or declares it, or an attribute is not a literal. */
function isComputed({ name, attributes }: JsxElement): boolean {
  return (!/^[a-z][^.]*$/.test(name ?? '') && !COMPONENTS.includes(name ?? '')) || attributes.some(isCode)
}

/** Whether code must run for the value of an attribute. */
const isCode = (attribute: JsxElement['attributes'][number]): boolean =>
  attribute.type !== 'mdxJsxAttribute' || 'problem' in attributeValue(attribute)

/** Replaces the nodes that are code with the nodes that they render. */
async function render(tree: Root, nodes: HastNode[], parts: CodePart[], file: VFile): Promise<void> {
  const scope = Object.fromEntries(COMPONENTS.map((name) => [name, placeholder(name)]))
  const html = await runPageCode(parts, scope, file).catch(errorsOf(file).add)
  if (!html) return rewrite(tree, (node) => (nodes.includes(node) ? withoutCode(node) : node))
  rewrite(tree, (node, parent) => {
    const index = nodes.indexOf(node)
    if (index === -1) return node
    const rendered = childrenOf(fromHtml(html[index] ?? '', { fragment: true }) as unknown as Root)
    const inside = isInSvg(parent) ? rendered.flatMap((svg) => childrenOf(svg as Element)) : rendered
    return inside.flatMap((child) => asAuthored(child, node))
  })
}

const isInSvg = (parent: HastParent): boolean => isJsx(parent) && SVG_TAGS.includes(parent.name ?? '')

/** Placeholder for a site component in a page's code. It renders an element that `asAuthored` turns into the component. */
const placeholder =
  (component: string) =>
  ({ children, ...props }: Record<string, unknown>) => {
    const wrong = Object.keys(props).find((name) => !isJson(props[name] ?? null))
    if (wrong !== undefined) throw new Error(`the prop “${wrong}” of <${component}> is not JSON`)
    const { createElement: create } = loadReact('react') as { createElement: typeof createElement }
    return create(
      'template',
      { 'data-component': component, 'data-props': JSON.stringify(props) },
      children as never,
    )
  }

const isList = (value: unknown): value is string[] => Array.isArray(value)

function isJson(value: unknown): value is Json {
  if (Array.isArray(value)) return value.every(isJson)
  if (typeof value === 'object' && value !== null)
    return Object.getPrototypeOf(value) === Object.prototype && Object.values(value).every(isJson)
  return value === null || ['string', 'boolean'].includes(typeof value) || Number.isFinite(value)
}

/** Converts a rendered node to one that the author of `code` could have written, so that later plugins check it. */
function asAuthored(node: HastNode, code: HastNode): HastNode[] {
  const position = code.position && { position: code.position }
  if (node.type === 'text') return [{ type: 'text', value: node.value, ...position }]
  if (!isElement(node)) return []
  const { dataSlot, dataComponent, dataProps, ...properties } = node.properties ?? {}
  if (dataSlot !== undefined) return structuredClone(childrenOf(code as HastParent))
  // The content of a template is not among its children.
  const children = childrenOf(node.content ?? node).flatMap((child) => asAuthored(child, code))
  const props =
    dataProps === undefined
      ? // Lists contain words, as in `rel`.
        Object.entries(properties).map(([name, value]) => [name, isList(value) ? value.join(' ') : value])
      : Object.entries(JSON.parse(String(dataProps)) as object)
  const attributes = (props as [string, Json][]).map(([name, value]) => attributeOf(name, value))
  const element: JsxElement = {
    type: 'mdxJsxFlowElement',
    name: String(dataComponent ?? node.tagName),
    attributes,
    children: [],
    ...position,
  }
  return [{ ...element, children } as JsxElement]
}

/** An attribute as MDX would have parsed it. */
function attributeOf(name: string, value: Json): MdxJsxAttribute {
  if (value === true) return { type: 'mdxJsxAttribute', name, value: null }
  if (typeof value === 'string') return { type: 'mdxJsxAttribute', name, value }
  const code = JSON.stringify(value)
  const estree = parse(`(${code})`, { ecmaVersion: 'latest' }) as unknown as Program
  return {
    type: 'mdxJsxAttribute',
    name,
    value: { type: 'mdxJsxAttributeValueExpression', value: code, data: { estree } },
  }
}
