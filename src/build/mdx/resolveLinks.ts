import type { BodyNode } from '../../model/body'
import { proseHref } from '../../model/proseHref'

/**
 * Puts addresses into compiled nodes: `@doc/<id>` becomes what `resolve` says, and every path of this site
 * gets `prefix` (without a slash at its end; empty for a site at the root of its host).
 */
export function resolveLinks(
  nodes: readonly BodyNode[],
  resolve: (docId: string) => string,
  prefix: string,
): BodyNode[] {
  const address = (href: string): string => proseHref(href, resolve, prefix)
  return nodes.map((node) => resolveNode(node, address))
}

/** The same node with its addresses put in. */
function resolveNode(node: BodyNode, address: (href: string) => string): BodyNode {
  if (typeof node === 'string') return node
  if ('html' in node) return { ...withHref(node, address), html: inHtml(node.html, address) }
  if (node.children === undefined) return node
  const children = node.children.map((child) => resolveNode(child, address))
  return 'tag' in node ? { ...withHref(node, address), children } : { ...node, children }
}

/** The same element with its own address put in. */
function withHref<E extends { attrs?: Record<string, string | number | boolean> }>(
  element: E,
  address: (href: string) => string,
): E {
  const href = element.attrs?.href
  return typeof href === 'string' ? { ...element, attrs: { ...element.attrs, href: address(href) } } : element
}

/** HTML with addresses put in. Neither text nor an attribute can hold `<a href="`, and links have their address first. */
function inHtml(html: string, address: (href: string) => string): string {
  return html.replaceAll(
    /<a href="([^"]*)"/g,
    (_, href: string) => `<a href="${escaped(address(unescaped(href)))}"`,
  )
}

/** An attribute's value as text; compiled HTML escapes only what it must. */
function unescaped(value: string): string {
  return value.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&amp;', '&')
}

/** Text as an attribute's value. */
function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
