import type { Element, Root } from 'hast'
import { childrenOf, h, hasClass, type HastNode, isBlank, isElement, rewrite, setChildren } from '../tree'

/** Elements whose alignment the style sheet shows. */
const ALIGNED = ['p', 'div', 'h2', 'h3', 'h4', 'h5', 'h6']

/** Gives HTML in the text the classes and attributes with which the theme styles what MDX offers. */
export function layout() {
  return (tree: Root): void => {
    setChildren(tree, withParagraphs(childrenOf(tree)))
    rewrite(tree, (node) => {
      if (!isElement(node)) return node
      if (node.tagName === 'center') return h('div', { dataAlign: 'center' }, childrenOf(node))
      if (node.tagName === 'details' && !hasClass(node, 'details')) return details(node)
      if (['td', 'th'].includes(node.tagName)) return node
      const { align, ...properties } = node.properties ?? {}
      const isAligned = typeof align === 'string' && ALIGNED.includes(node.tagName)
      node.properties = { ...properties, ...(isAligned && { dataAlign: align.toLowerCase() }) }
      return node
    })
  }
}

/** `<details>` with a summary and a body; one without a summary says what browsers say. */
function details(node: Element): Element {
  const children = childrenOf(node)
  const summary = children.find((child) => isElement(child, 'summary')) ?? h('summary', {}, ['Details'])
  const body = h('div', { className: ['details-body'] })
  setChildren(body, withParagraphs(children.filter((child) => child !== summary)))
  return h('details', { ...node.properties, className: ['details'] }, [summary, body])
}

/** Wraps each run of text and inline elements between blocks in a paragraph. */
function withParagraphs(children: readonly HastNode[]): HastNode[] {
  const result: HastNode[] = []
  let run: HastNode[] = []
  const endRun = () => {
    const text = trimmed(run)
    if (text.length > 0) {
      const paragraph = h('p', {})
      setChildren(paragraph, text)
      result.push(paragraph)
    }
    run = []
  }
  for (const child of children) {
    if (isInline(child)) run.push(child)
    else {
      endRun()
      result.push(child)
    }
  }
  endRun()
  return result
}

const INLINE =
  'a abbr b bdi bdo br cite code del dfn em i img ins kbd mark q s samp small span strong sub sup time u var'

const isInline = (node: HastNode): boolean =>
  node.type === 'text' || node.type === 'mdxJsxTextElement' || isElement(node, ...INLINE.split(' '))

/** The nodes without white space at both ends. */
function trimmed(nodes: HastNode[]): HastNode[] {
  const shown = nodes.flatMap((node, index) => (isBlank(node) ? [] : [index]))
  const [first] = shown
  return first === undefined ? [] : nodes.slice(first, (shown.at(-1) ?? first) + 1)
}
