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
} from '../tree'

/** Elements that mean nothing without a screen and a hand. */
const CONTROLS = ['button', 'svg', 'template', 'script', 'style']

/** Links from a place to itself, or back to where the reader came from. */
const ANCHORS = ['heading-anchor', 'param-anchor', 'data-footnote-backref']

const ADDRESSES = ['href', 'src']

/** Whether an address means the same wherever it is written. */
const isAbsolute = (address: string) => /^[a-z][a-z\d+.-]*:/i.test(address)

/** Stands for a deleted line; no source has this character. */
const DELETED = '\0'

/**
 * The final tree of a body as hast-util-to-mdast understands it: without controls, every island as elements, code as
 * text alone. `mark` answers with text that stands for what only the whole site knows.
 */
export function plainTree(tree: Root, mark: (part: Exclude<MarkdownPart, string>) => string): Root {
  const plainChildren = (parent: HastParent): HastNode[] => childrenOf(parent).flatMap(plain)

  // The props of both are text: `images` and `noteDemo` have checked them.
  const picture = ({ src = '', alt = '', caption = '' }: Record<string, string>): HastNode => {
    const image = h('img', { src: mark({ picture: src }), alt })
    return caption === '' ? image : h('figure', {}, [image, h('figcaption', {}, [caption])])
  }
  const demo = ({ name = '', title = '' }: Record<string, string>): HastNode[] => [
    h('p', {}, [h('em', {}, [`Live demo on the page: ${title}`])]),
    h('p', {}, [mark({ demo: name })]),
  ]

  /** What stands in an island is prose; of one without any, there is only its name to tell. */
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
    if (!isElement(node) || CONTROLS.includes(node.tagName)) return []
    if (ANCHORS.some((name) => hasClass(node, name))) return []
    if (isElement(node, 'figure') && hasClass(node, 'code')) return [plainCode(node)]
    return [h(node.tagName, plainProperties(node), plainChildren(node))]
  }

  function plainProperties({ properties = {} }: Element): Properties {
    const made: Properties = { ...properties }
    for (const name of ADDRESSES) {
      const address = made[name]
      if (typeof address === 'string' && !isAbsolute(address)) made[name] = mark({ href: address })
    }
    // What the style sheet reads, in the words of HTML.
    if (made.dataAlign !== undefined) made.align = made.dataAlign
    return made
  }

  return { type: 'root', children: plainChildren(tree) }
}

/** A code block as its caption and its text alone: without tokens, types and buttons. */
function plainCode(figure: Element): Element {
  const kept = childrenOf(figure).flatMap((child): HastNode[] => {
    if (isElement(child, 'figcaption')) return [child]
    return isElement(child, 'pre') ? [h('pre', {}, [copiedCode(child)])] : []
  })
  return h('figure', { className: ['code'], dataLanguage: figure.properties?.dataLanguage ?? 'text' }, kept)
}

/** The code as the copy button gives it: lines that are marked as deleted are left out. */
function copiedCode(pre: Element): string {
  const textIn = (node: HastNode): string => {
    if (node.type === 'text') return node.value
    if (!isElement(node)) return ''
    return node.properties?.dataDel === undefined ? childrenOf(node).map(textIn).join('') : DELETED
  }
  const lines = textIn(pre).split('\n')
  return lines.filter((line) => line !== DELETED).join('\n')
}
