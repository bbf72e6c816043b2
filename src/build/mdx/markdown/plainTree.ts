import type { Element, Properties, Root } from 'hast'
import type { MarkdownPart } from '../../../model/body'
import { islandProps } from '../toBody'
import {
  childrenOf,
  h,
  hasClass,
  type HastNode,
  type HastParent,
  isElement,
  isJsx,
  type JsxElement,
} from '../hast'

/** Elements that are left out. */
const CONTROLS = ['button', 'svg', 'template', 'script', 'style']

/** Classes of links that point to themselves, or back to a footnote reference. */
const ANCHORS = ['heading-anchor', 'param-anchor', 'data-footnote-backref']

const ADDRESSES = ['href', 'src']

const isAbsolute = (address: string) => /^[a-z][a-z\d+.-]*:/i.test(address)

/** Placeholder for a deleted line; no source contains this character. */
const DELETED = '\0'

/**
 * Prepares the final tree of a body for hast-util-to-mdast: removes controls, replaces islands with elements, and turns
 * code into plain text. `mark` returns a placeholder for a part that is resolved later.
 */
export function plainTree(tree: Root, mark: (part: Exclude<MarkdownPart, string>) => string): Root {
  const plainChildren = (parent: HastParent): HastNode[] => childrenOf(parent).flatMap(plain)

  // The props of pictures and demos are text: images.ts and components.ts have checked them.
  const picture = ({ src = '', alt = '', caption = '' }: Record<string, string>): HastNode => {
    const image = h('img', { src: mark({ picture: src }), alt })
    return caption === '' ? image : h('figure', {}, [image, h('figcaption', {}, [caption])])
  }
  const demo = ({ name = '', title = '' }: Record<string, string>): HastNode[] => [
    h('p', {}, [h('em', {}, [`Live demo on the page: ${title}`])]),
    h('p', {}, [mark({ demo: name })]),
  ]

  const drawing = (figure: Element): HastNode[] =>
    childrenOf(figure).map((part) => {
      const alt = isElement(part, 'svg') && `Drawing on the page: ${String(part.properties?.ariaLabel)}`
      return h('p', {}, [h('em', {}, alt ? [alt] : childrenOf(part as Element))])
    })

  /** Keeps the content of an island. An island without content becomes a note with its name. */
  const otherIsland = (node: JsxElement): HastNode[] => {
    if (childrenOf(node).length > 0 || !/^[A-Z]/.test(node.name ?? '')) return plainChildren(node)
    return [h('em', {}, [`On the page, interactive: ${node.name}`])]
  }

  function plain(node: HastNode): HastNode[] {
    if (node.type === 'text') return [{ type: 'text', value: node.value }]
    if (isJsx(node)) {
      const props = islandProps(node) as Record<string, string>
      if (node.name === 'Picture') return [picture(props)]
      return node.name === 'Demo' ? demo(props) : otherIsland(node)
    }
    if (isElement(node, 'figure') && hasClass(node, 'drawing')) return drawing(node)
    if (!isElement(node) || CONTROLS.includes(node.tagName)) return []
    if (ANCHORS.some((name) => hasClass(node, name))) return []
    if (isElement(node, 'figure') && hasClass(node, 'code')) return [plainCode(node)]
    return [h(node.tagName, plainProperties(node), plainChildren(node))]
  }

  function plainProperties({ properties = {} }: Element): Properties {
    const plain: Properties = { ...properties }
    for (const name of ADDRESSES) {
      const address = plain[name]
      if (typeof address === 'string' && !isAbsolute(address)) plain[name] = mark({ href: address })
    }
    // The style sheet uses `data-align`; the conversion to Markdown needs `align`.
    if (plain.dataAlign !== undefined) plain.align = plain.dataAlign
    return plain
  }

  return { type: 'root', children: plainChildren(tree) }
}

/** A code block with only its caption and text. */
function plainCode(figure: Element): Element {
  const kept = childrenOf(figure).flatMap((child): HastNode[] => {
    if (isElement(child, 'figcaption')) return [child]
    return isElement(child, 'pre') ? [h('pre', {}, [copiedCode(child)])] : []
  })
  return h('figure', { className: ['code'], dataLanguage: figure.properties?.dataLanguage ?? 'text' }, kept)
}

/** The code as the copy button copies it, without deleted lines. */
function copiedCode(pre: Element): string {
  const textIn = (node: HastNode): string => {
    if (node.type === 'text') return node.value
    if (!isElement(node)) return ''
    return node.properties?.dataDel === undefined ? childrenOf(node).map(textIn).join('') : DELETED
  }
  const lines = textIn(pre).split('\n')
  return lines.filter((line) => line !== DELETED).join('\n')
}
