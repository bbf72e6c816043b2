/**
 * Resolves an address in a compiled body: `@doc/<id>#part` becomes the permalink that `permalinkOf` returns, and site
 * paths get `prefix` (the path prefix without a trailing slash).
 */
export function proseHref(href: string, permalinkOf: (docId: string) => string, prefix: string): string {
  const [, docId, rest = ''] = /^@doc\/([^?#]*)(.*)$/s.exec(href) ?? []
  if (docId !== undefined) return prefix + permalinkOf(decodeURI(docId)) + rest
  return href.startsWith('/') && !href.startsWith('//') ? prefix + href : href
}
