import type { Element, Root } from 'hast'
import type { SearchSection } from '../../model/body'
import { childrenOf, type HastNode, hasClass, isElement, isJsx, isParent } from './hast'
import { islandProps } from './toBody'

/** Classes of elements that are not searched: controls, and notes about samples. */
const EXCLUDED = [
  'code-actions',
  'code-uncompiled',
  'code-open',
  'code-whole',
  'step-bar',
  'tabs-list',
  'heading-anchor',
  'param-anchor',
  'footnotes-back',
]

const BLOCK = /^(?:p|div|li|dt|dd|td|th|tr|pre|h[1-6]|figcaption|summary|blockquote|ul|ol|table)$/

/** Classes whose text comes after a parameter's description, because search results should begin with words. */
const FACTS = ['param-type', 'param-default', 'param-required']

const isExcluded = (node: Element) =>
  isElement(node, 'svg', 'button') || EXCLUDED.some((name) => hasClass(node, name))

interface Draft extends Omit<SearchSection, 'codeNames'> {
  code: string
  facts: string
}

/** A name in code, at least three characters long. */
const NAME = /[\p{L}_$][\p{L}\p{N}_$]{2,}/gu

const collapseSpace = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

/** Splits a body at headings, and at entries of lists of props and methods. */
export function searchSections(tree: Root): SearchSection[] {
  const start: Draft = { kind: 'page', id: '', headings: [], text: '', facts: '', code: '', names: [] }
  const sections = [start]
  /** The headings of the sections that contain the current node. */
  const trail: { level: number; text: string }[] = []
  let current = start
  /** Where text is currently added. */
  let target: 'text' | 'facts' | 'code' | 'heading' = 'text'
  /** `start` if a table row or list item has just begun, `name` while inline code at its start is being read. */
  let row: 'start' | 'name' | null = null

  const begin = (kind: 'section' | 'member', id: string): Draft => {
    const headings = [...trail.map(({ text }) => text), '']
    const section: Draft = { kind, id, headings, text: '', facts: '', code: '', names: [] }
    sections.push(section)
    return (current = section)
  }
  const readInto = (place: typeof target, nodes: readonly HastNode[]): void => {
    const before = target
    target = place
    nodes.forEach(read)
    target = before
  }
  const readText = (text: string): void => {
    if (target === 'heading') current.headings.push((current.headings.pop() ?? '') + text)
    else current[target] += text
    if (row === 'name') current.names.push((current.names.pop() ?? '') + text)
    else if (text.trim() !== '') row = null
  }
  const readHeading = (node: Element, id: string): void => {
    const level = Number(node.tagName.slice(1))
    while ((trail.at(-1)?.level ?? 0) >= level) trail.pop()
    const section = begin('section', id)
    readInto('heading', childrenOf(node))
    trail.push({ level, text: collapseSpace(section.headings.at(-1) ?? '') })
  }
  const readMember = (node: Element, id: string): void => {
    const around = current
    begin('member', id)
    childrenOf(node).forEach(read)
    current = around
  }
  const readElement = (node: Element): void => {
    const id = String(node.properties?.id ?? '')
    if (isElement(node, 'tr', 'li')) row = 'start'
    if (isElement(node, 'code') && row === 'start') {
      row = 'name'
      current.names.push('')
    }
    if (/^h[2-6]$/.test(node.tagName) && id !== '') readHeading(node, id)
    else if (hasClass(node, 'param') && id !== '') readMember(node, id)
    else if (hasClass(node, 'param-name')) readInto('heading', childrenOf(node))
    else if (FACTS.some((name) => hasClass(node, name))) {
      readInto('facts', childrenOf(node))
      current.facts += ' '
    } else if (isElement(node, 'pre') || hasClass(node, 'code-title')) readInto('code', childrenOf(node))
    else childrenOf(node).forEach(read)
    if (isElement(node, 'code')) row = null
  }
  function read(node: HastNode): void {
    if (node.type === 'text') return readText(node.value)
    if (isJsx(node)) {
      const { alt, caption } = islandProps(node)
      for (const words of [alt, caption]) if (typeof words === 'string') readText(`${words} `)
    }
    if (isElement(node)) {
      if (isElement(node, 'svg')) readText(`${String(node.properties?.ariaLabel ?? '')} `)
      if (!isExcluded(node)) readElement(node)
      if (isElement(node, 'tr')) current.text = current.text.replace(/\s*–\s*$/, '')
      if (!BLOCK.test(node.tagName)) return
      if (isElement(node, 'td', 'th')) current.text += ' –'
      current.text += ' '
      current.code += ' '
    } else if (isParent(node)) childrenOf(node).forEach(read)
  }
  childrenOf(tree).forEach(read)
  return sections.map(({ kind, id, headings, text, facts, code, names }) => ({
    kind,
    id,
    headings: headings.map(collapseSpace),
    text: collapseSpace(`${text} ${facts}`),
    codeNames: [...new Set(code.match(NAME))],
    names: [...new Set(names)],
  }))
}
