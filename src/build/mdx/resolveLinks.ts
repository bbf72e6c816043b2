import type { BodyNode } from '../../model/body'

/**
 * Resolves addresses in compiled nodes: `@doc/<id>` becomes the permalink that `resolve` returns, and site paths get
 * `prefix` (the path prefix without a trailing slash).
 */
export function resolveLinks(
  nodes: readonly BodyNode[],
  resolve: (docId: string) => string,
  prefix: string,
): BodyNode[] {
  const address = (href: string): string => proseHref(href, resolve, prefix)
  return nodes.map((node) => resolveNode(node, address))
}

/**
 * Resolves an address in a compiled body: `@doc/<id>#part` becomes the permalink that `permalinkOf` returns, and site
 * paths get `prefix` (the path prefix without a trailing slash).
 */
export function proseHref(href: string, permalinkOf: (docId: string) => string, prefix: string): string {
  const [, docId, rest = ''] = /^@doc\/([^?#]*)(.*)$/s.exec(href) ?? []
  if (docId !== undefined) return prefix + permalinkOf(decodeURI(docId)) + rest
  return href.startsWith('/') && !href.startsWith('//') ? prefix + href : href
}

function resolveNode(node: BodyNode, address: (href: string) => string): BodyNode {
  if (typeof node === 'string') return node
  if ('html' in node) return { ...withHref(node, address), html: inHtml(node.html, address) }
  if (node.children === undefined) return node
  const children = node.children.map((child) => resolveNode(child, address))
  return 'tag' in node ? { ...withHref(node, address), children } : { ...node, children }
}

function withHref<E extends { attrs?: Record<string, string | number | boolean> }>(
  element: E,
  address: (href: string) => string,
): E {
  const { href, ...others } = element.attrs ?? {}
  if (typeof href !== 'string') return element
  return { ...element, attrs: { ...others, href: address(href) } }
}

/** Resolves addresses in HTML. Neither text nor attributes can contain `<a href="`, and `href` is the first attribute. */
function inHtml(html: string, address: (href: string) => string): string {
  return html.replaceAll(
    /<a href="([^"]*)"/g,
    (_, href: string) => `<a href="${escaped(address(unescaped(href)))}"`,
  )
}

/** Decodes an attribute value; compiled HTML escapes only what it must. */
function unescaped(value: string): string {
  return value.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&amp;', '&')
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
