import type { Element } from 'hast'
import { all, defaultHandlers, type Handle } from 'hast-util-to-mdast'
import type { BlockContent, Content, PhrasingContent } from 'mdast'
import { type AdmonitionKind, ADMONITIONS } from '../../../model/admonitions'
import { codeFence } from './codeFence'
import { paramsList } from './paramsList'
import { elementsIn, hasClass, textIn } from './reading'

const text = (value: string): PhrasingContent => ({ type: 'text', value })
const strong = (words: string): Content => ({
  type: 'paragraph',
  children: [{ type: 'strong', children: [text(words)] }],
})

/** Every panel of a group of tabs under its label. */
const tabs: Handle = (h, node: Element) =>
  elementsIn(node)
    .filter((child) => hasClass(child, 'tabs-panel'))
    .flatMap((panel) => [strong(String(panel.properties?.dataLabel)), ...blocks(h, panel)])

/** What is inside a node, as blocks: words that stand alone become a paragraph. */
function blocks(h: Parameters<Handle>[0], node: Element): Content[] {
  const inner = all(h, node)
  const isPhrase = inner.length > 0 && inner.every((child) => PHRASING.includes(child.type))
  return isPhrase ? [{ type: 'paragraph', children: inner as PhrasingContent[] }] : inner
}

const PHRASING = ['text', 'inlineCode', 'strong', 'emphasis', 'link', 'image', 'delete', 'break']

/** A remark as a quotation that begins with its kind and title. */
const admonition: Handle = (h, node: Element) => {
  const [title, body] = elementsIn(node)
  const kind = node.properties?.dataKind as AdmonitionKind
  const words = title ? textIn(title) : ''
  const name = ADMONITIONS[kind]
  const head = words === name || words === '' ? name : `${name}: ${words}`
  return {
    type: 'blockquote',
    children: [strong(head), ...(body ? blocks(h, body) : [])] as BlockContent[],
  }
}

/** A part of the page that only works there. */
const interactive: Handle = (_, node: Element) => ({
  type: 'paragraph',
  children: [{ type: 'emphasis', children: [text(`On the page, interactive: ${nameOf(node)}`)] }],
})

const nameOf = (node: Element) => String(node.properties?.ariaLabel ?? 'an example to try.')

/** Our own kinds of `div`, by their class. */
const DIVS: readonly [className: string, handle: Handle][] = [
  ['tabs', tabs],
  ['admonition', admonition],
]

const figure: Handle = (h, node: Element) => {
  if (hasClass(node, 'code')) return codeFence(node)
  const caption = elementsIn(node).find(({ tagName }) => tagName === 'figcaption')
  const shown = node.children.filter((child) => child !== caption)
  const inner = blocks(h, { ...node, children: shown })
  const words = caption ? textIn(caption) : ''
  return words === ''
    ? inner
    : [...inner, { type: 'paragraph', children: [{ type: 'emphasis', children: [text(words)] }] }]
}

/** How the elements of our prose become Markdown; all others become what they are anywhere. */
export const handlers: Record<string, Handle> = {
  div: (h, node: Element, parent) => {
    if (node.properties?.dataInteractive !== undefined) return interactive(h, node, parent)
    const own = DIVS.find(([className]) => hasClass(node, className))
    return own ? own[1](h, node, parent) : all(h, node)
  },
  figure,
  // White space is collapsed before, so that the text need not be looked at as a browser would show it.
  code: (_, node: Element) => ({ type: 'inlineCode', value: textIn(node) }),
  dl: (h, node: Element) =>
    hasClass(node, 'params')
      ? paramsList(node, (dd) => blocks(h, dd))
      : (defaultHandlers.dl?.(h, node) ?? []),
  details: (h, node: Element) => {
    const summary = elementsIn(node).find(({ tagName }) => tagName === 'summary')
    const rest = node.children.filter((child) => child !== summary)
    return [strong(summary ? textIn(summary) : 'Details'), ...blocks(h, { ...node, children: rest })]
  },
  sup: (h, node: Element) => {
    const [link] = elementsIn(node)
    if (link?.properties?.dataFootnoteRef === undefined) return all(h, node)
    return { type: 'footnoteReference', identifier: textIn(link), label: textIn(link) }
  },
  section: (h, node: Element) => {
    if (node.properties?.dataFootnotes === undefined) return all(h, node)
    const list = elementsIn(node).find(({ tagName }) => tagName === 'ol')
    return (list ? elementsIn(list) : []).map((note, at) => ({
      type: 'footnoteDefinition',
      identifier: String(at + 1),
      label: String(at + 1),
      children: blocks(h, note) as BlockContent[],
    }))
  },
}
