const prefix = () => (typeof __BASE_PATH__ === 'string' ? __BASE_PATH__.replace(/\/$/, '') : '')

/** The path at which a browser requests the site path `path`. Other addresses are returned unchanged. */
export function withPathPrefix(path: string): string {
  return path.startsWith('/') && !path.startsWith('//') ? prefix() + path : path
}

/** The site path for a path from the address bar. */
export function withoutPathPrefix(path: string): string {
  return path.startsWith(`${prefix()}/`) ? path.slice(prefix().length) : path
}

const withoutTrailingSlash = (path: string) => (path.length > 1 ? path.replace(/\/+$/, '') : path)

/** Whether two site paths name the same page. A page is served both with and without a trailing slash. */
export function isSamePage(one: string, other: string): boolean {
  return withoutTrailingSlash(one) === withoutTrailingSlash(other)
}

/** Whether the page at `path` is `base` or below it. */
export function isUnder(path: string, base: string): boolean {
  const root = withoutTrailingSlash(base)
  return isSamePage(path, root) || path.startsWith(root === '/' ? '/' : `${root}/`)
}
