import type { Element, Root } from 'hast'
import type { VFile } from 'vfile'
import { type AdmonitionKind, ADMONITIONS } from '../../../model/admonitions'
import { authorErrorAt, suggest } from '../authorErrors'
import { childrenOf, h, type HastNode, isBlank, isElement, rewrite, setChildren } from '../tree'

/** The alerts of GitHub: the kind of admonition that each becomes, and its title. */
const ALERTS: Readonly<Record<string, [kind: AdmonitionKind, title: string]>> = {
  NOTE: ['note', ADMONITIONS.note],
  TIP: ['tip', ADMONITIONS.tip],
  IMPORTANT: ['info', 'Important'],
  WARNING: ['warning', ADMONITIONS.warning],
  CAUTION: ['danger', 'Caution'],
}

/** Turns GitHub's alerts, such as `> [!NOTE]`, into admonitions. */
export function alerts() {
  return (tree: Root, file: VFile): void => {
    rewrite(tree, (node) => (isElement(node, 'blockquote') ? alert(node, file) : node))
  }
}

function alert(quote: Element, file: VFile): Element {
  const first = childrenOf(quote).find((child) => !isBlank(child))
  const text = isElement(first, 'p') ? childrenOf(first)[0] : undefined
  if (!isElement(first) || text?.type !== 'text') return quote
  const [marker, name = ''] = /^\[!(\w+)\][ \t]*(?:\n|$)/.exec(text.value) ?? []
  if (marker === undefined) return quote
  const found = ALERTS[name.toUpperCase()]
  if (found === undefined) {
    const known = Object.keys(ALERTS)
    throw authorErrorAt(file, quote, `there is no alert “[!${name}]”.`, suggest(name.toUpperCase(), known))
  }
  const [kind, title] = found
  text.value = text.value.slice(marker.length)
  const isEmpty = childrenOf(first).every(isBlank)
  const body = h('div', { className: ['admonition-body'] })
  setChildren(
    body,
    childrenOf(quote).filter((child: HastNode) => !(isEmpty && child === first)),
  )
  return h('div', { className: ['admonition'], dataKind: kind, role: 'note', ariaLabel: title }, [
    h('p', { className: ['admonition-title'] }, [title]),
    body,
  ])
}
