import type { Element } from 'hast'
import { all, defaultHandlers, type Handle } from 'hast-util-to-mdast'
import type { BlockContent, Content, List, PhrasingContent } from 'mdast'
import { type AdmonitionKind, ADMONITIONS } from '../../../model/admonitions'
import { hasClass, isElement, textOf } from '../hast'

const text = (value: string): PhrasingContent => ({ type: 'text', value })
const code = (value: string): PhrasingContent => ({ type: 'inlineCode', value })
const paragraph = (child: PhrasingContent): Content => ({ type: 'paragraph', children: [child] })
const strong = (words: string): Content => paragraph({ type: 'strong', children: [text(words)] })
const emphasis = (words: string): Content => paragraph({ type: 'emphasis', children: [text(words)] })

const elementsIn = (node: Element): Element[] =>
  node.children.filter((child): child is Element => child.type === 'element')

const PHRASING = ['text', 'inlineCode', 'strong', 'emphasis', 'link', 'image', 'delete', 'break']

/** The content of a node as blocks: loose text becomes a paragraph. */
function blocks(h: Parameters<Handle>[0], node: Element): Content[] {
  const inner = all(h, node)
  const isPhrase = inner.length > 0 && inner.every((child) => PHRASING.includes(child.type))
  return isPhrase ? [{ type: 'paragraph', children: inner as PhrasingContent[] }] : inner
}

/** All tab panels, each below its label. */
const tabs: Handle = (h, node: Element) =>
  elementsIn(node)
    .filter((child) => hasClass(child, 'tabs-panel'))
    .flatMap((panel) => [strong(String(panel.properties?.dataLabel)), ...blocks(h, panel)])

/** An admonition as a block quote that begins with its kind and title. */
const admonition: Handle = (h, node: Element) => {
  const [title, body] = elementsIn(node)
  const words = title ? textOf(title) : ''
  const name = ADMONITIONS[node.properties?.dataKind as AdmonitionKind]
  const head = words === name || words === '' ? name : `${name}: ${words}`
  return {
    type: 'blockquote',
    children: [strong(head), ...(body ? blocks(h, body) : [])] as BlockContent[],
  }
}

/** A code block as a fence with language and title. */
function codeFence(figure: Element): Content {
  const title = elementsIn(figure).find((child) => isElement(child, 'figcaption'))
  const pre = elementsIn(figure).find((child) => isElement(child, 'pre'))
  return {
    type: 'code',
    lang: String(figure.properties?.dataLanguage),
    meta: title ? `title="${textOf(title)}"` : null,
    value: pre ? textOf(pre).replace(/\n$/, '') : '',
  }
}

/** A figure with its caption in italics below it. */
const figure: Handle = (h, node: Element) => {
  if (hasClass(node, 'code')) return codeFence(node)
  const caption = elementsIn(node).find((child) => isElement(child, 'figcaption'))
  const words = caption ? textOf(caption) : ''
  const shown = blocks(h, { ...node, children: node.children.filter((child) => child !== caption) })
  return words === '' ? shown : [...shown, emphasis(words)]
}

/** Name, type, whether it is required, and default, as in `enabled` (`boolean`, default `true`). */
function paramHead(term: Element): PhrasingContent[] {
  const part = (name: string) => elementsIn(term).find((child) => hasClass(child, `param-${name}`))
  const [name, type, required, fallback] = ['name', 'type', 'required', 'default'].map(part)
  const facts = [
    ...(type ? [[code(textOf(type))]] : []),
    ...(required ? [[text('required')]] : []),
    ...(fallback ? [[text('default '), code(textOf(fallback).replace(/^Default: /, ''))]] : []),
  ]
  const listed = facts.flatMap((fact, at) => (at === 0 ? fact : [text(', '), ...fact]))
  return [
    ...(name ? [{ type: 'strong', children: [code(textOf(name))] } as PhrasingContent] : []),
    ...(listed.length > 0 ? [text(' ('), ...listed, text(')')] : []),
  ]
}

/** A list with an item for each parameter: name and type, then the description. */
function paramsList(h: Parameters<Handle>[0], node: Element): List {
  const items = elementsIn(node).map((param) => {
    const [term, description] = elementsIn(param)
    const first: BlockContent = { type: 'paragraph', children: term ? paramHead(term) : [] }
    const rest = description ? (blocks(h, description) as BlockContent[]) : []
    return { type: 'listItem' as const, spread: true, children: [first, ...rest] }
  })
  return { type: 'list', ordered: false, spread: true, children: items }
}

/** Handlers for elements that hast-util-to-mdast does not convert as needed. */
export const handlers: Record<string, Handle> = {
  div: (h, node: Element, parent) => {
    if (hasClass(node, 'tabs')) return tabs(h, node, parent)
    return hasClass(node, 'admonition') ? admonition(h, node, parent) : all(h, node)
  },
  figure,
  dl: (h, node: Element) =>
    hasClass(node, 'params') ? paramsList(h, node) : (defaultHandlers.dl?.(h, node) ?? []),
  details: (h, node: Element) => {
    const summary = elementsIn(node).find((child) => isElement(child, 'summary'))
    const rest = node.children.filter((child) => child !== summary)
    return [strong(summary ? textOf(summary) : 'Details'), ...blocks(h, { ...node, children: rest })]
  },
  sup: (h, node: Element) => {
    const [link] = elementsIn(node)
    if (link?.properties?.dataFootnoteRef === undefined) return all(h, node)
    return { type: 'footnoteReference', identifier: textOf(link), label: textOf(link) }
  },
  section: (h, node: Element) => {
    if (node.properties?.dataFootnotes === undefined) return all(h, node)
    const list = elementsIn(node).find((child) => isElement(child, 'ol'))
    return (list ? elementsIn(list) : []).map((note, at) => ({
      type: 'footnoteDefinition',
      identifier: String(at + 1),
      label: String(at + 1),
      children: blocks(h, note) as BlockContent[],
    }))
  },
}
