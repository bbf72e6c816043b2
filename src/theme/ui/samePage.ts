/** A site path without the slash at its end, so that both spellings of an address compare equal. */
export function withoutTrailingSlash(path: string): string {
  return path.length > 1 ? path.replace(/\/+$/, '') : path
}

/** Whether two site paths name one page. */
export function isSamePage(one: string, other: string): boolean {
  return withoutTrailingSlash(one) === withoutTrailingSlash(other)
}

/** Whether the page at `path` is `base` or lies under it. */
export function isUnder(path: string, base: string): boolean {
  const root = withoutTrailingSlash(base)
  return isSamePage(path, root) || path.startsWith(root === '/' ? '/' : `${root}/`)
}
