import type { Element } from 'hast'
import { find, html, svg } from 'property-information'
import { childrenOf, type HastNode, isElement, isParent } from '../tree'

/** Whose attribute names hold: those of HTML, or those of SVG inside it. */
export type Space = 'html' | 'svg'

/** What a property of an element is called in HTML, and how its list is joined. */
interface AttributeInfo {
  attribute: string
  separator: ', ' | ' '
}

const VOID = ['br', 'hr', 'input', 'wbr']

const known = { html: new Map<string, AttributeInfo>(), svg: new Map<string, AttributeInfo>() }

/** The HTML of `nodes`, as short as it is valid: quotes stay, and a flag has no value. */
export function htmlOf(nodes: readonly HastNode[], space: Space): string {
  let text = ''
  for (const node of nodes) {
    if (node.type === 'text') text += escapeText(node.value)
    else if (isElement(node)) text += elementHtml(node, node.tagName === 'svg' ? 'svg' : space)
  }
  return text
}

/** One element with everything in it. */
function elementHtml(node: Element, space: Space): string {
  let tag = `<${node.tagName}`
  for (const name in node.properties) {
    const value = node.properties[name]
    if (value === null || value === undefined || value === false) continue
    const { attribute, separator } = infoOf(name, space)
    const text = value === true ? '' : Array.isArray(value) ? value.join(separator) : String(value)
    tag += text === '' ? ` ${attribute}` : ` ${attribute}="${escapeAttribute(text)}"`
  }
  if (VOID.includes(node.tagName)) return `${tag}>`
  return `${tag}>${isParent(node) ? htmlOf(childrenOf(node), space) : ''}</${node.tagName}>`
}

/** Looks a property up once; after that it is remembered. */
function infoOf(name: string, space: Space): AttributeInfo {
  let info = known[space].get(name)
  if (info === undefined) {
    const { attribute, commaSeparated } = find(space === 'svg' ? svg : html, name)
    info = { attribute, separator: commaSeparated ? ', ' : ' ' }
    known[space].set(name, info)
  }
  return info
}

/** Text between tags. */
function escapeText(text: string): string {
  return /[&<]/.test(text) ? text.replaceAll('&', '&amp;').replaceAll('<', '&lt;') : text
}

/** Text between double quotes; `<` as well, so that in compiled HTML it stands nowhere but before a tag. */
function escapeAttribute(text: string): string {
  return /[&"<]/.test(text)
    ? text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
    : text
}
