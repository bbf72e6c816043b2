/** A site path with the path prefix in front (`baseUrl`, with a slash at both ends). */
export function withBase(path: string, baseUrl: string): string {
  return baseUrl + path.replace(/^\/+/, '')
}

/** A path as the address bar shows it, without the path prefix; `null` for a path outside of the site. */
export function withoutBase(path: string, baseUrl: string): string | null {
  if (`${path}/` === baseUrl) return '/'
  return path.startsWith(baseUrl) ? path.slice(baseUrl.length - 1) : null
}
