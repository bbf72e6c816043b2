/**
 * The address a reader follows for one in a compiled body: `@doc/<id>#part` becomes what `permalinkOf` says,
 * and paths of this site get `prefix` (no slash at its end; empty at the root of a host).
 */
export function proseHref(href: string, permalinkOf: (docId: string) => string, prefix: string): string {
  const [, docId, rest = ''] = /^@doc\/([^?#]*)(.*)$/s.exec(href) ?? []
  if (docId !== undefined) return prefix + permalinkOf(decodeURI(docId)) + rest
  return href.startsWith('/') && !href.startsWith('//') ? prefix + href : href
}
