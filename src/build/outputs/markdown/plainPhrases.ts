import type { Element, ElementContent } from 'hast'
import { isPlain, type Beside } from './plainText'
import { textIn } from './reading'

/** Addresses in which nothing means anything to Markdown. */
const PLAIN_ADDRESS = /^[\w/.:#?=%+,;-]+$/

/** The first letter of what a node is written as; empty for one that only the library writes. */
function firstSign(node: ElementContent | undefined): string {
  if (node?.type === 'text') return node.value.charAt(0)
  return node?.type === 'element' ? (SIGNS[node.tagName] ?? '') : ''
}

const SIGNS: Record<string, string> = { code: '`', strong: '**', em: '_', a: '[' }

function plainCode(node: Element, isCell: boolean): string | null {
  const code = textIn(node)
  if (code === '' || /[`\n]|^ .* $/.test(code)) return null
  return isCell ? `\`${code.replaceAll('|', String.raw`\|`)}\`` : `\`${code}\``
}

function plainLink({ properties, children }: Element, isCell: boolean): string | null {
  const { href, title } = properties ?? {}
  if (typeof href !== 'string' || title !== undefined || !PLAIN_ADDRESS.test(href)) return null
  const words = plainPhrases(children, { before: '[', after: ']' }, isCell)
  // An address that is its own words is written in another way.
  return words === null || words === href ? null : `[${words}](${href})`
}

function plainPhrase(node: ElementContent, beside: Beside, isCell: boolean): string | null {
  if (node.type === 'text') return isPlain(node.value, beside) ? node.value : null
  if (node.type !== 'element') return null
  if (node.tagName === 'code') return plainCode(node, isCell)
  if (node.tagName === 'a') return plainLink(node, isCell)
  const mark = node.tagName === 'strong' ? '**' : node.tagName === 'em' ? '_' : null
  if (mark === null) return null
  const words = plainPhrases(node.children, { before: mark, after: mark }, isCell)
  return words === null ? null : mark + words + mark
}

/**
 * Words in a line as Markdown; `null` when it takes more than to put them one after the other.
 *
 * In a cell of a table, `isCell`, code means something else by `|`.
 */
export function plainPhrases(
  nodes: readonly ElementContent[],
  { before, after }: Beside,
  isCell = false,
): string | null {
  let words = ''
  let last = before
  for (const [index, node] of nodes.entries()) {
    const next = nodes[index + 1]
    if (node.type === 'text' && next?.type === 'text') return null
    const phrase = plainPhrase(node, { before: last, after: next ? firstSign(next) : after }, isCell)
    if (phrase === null || phrase === '') return null
    words += phrase
    last = phrase.slice(-1)
  }
  return words === '' ? null : words
}
