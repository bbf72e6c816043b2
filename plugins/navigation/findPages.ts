/**
 * Makes Gatsby's loader find pages only by path, and the page of this document by the path in its HTML.
 *
 * Gatsby looks up both by address. The loader and the router decode an address such as `/foo%2Fbar` differently, so one
 * of them finds no page or the wrong one. The query becomes part of requests for page data, which hosts reject if it is
 * long.
 */
export function findPages(): void {
  const loader = window.___loader
  const { pathname } = location
  const own = [pathname, encodeURI(decodeURI(pathname))]
  const pathOf = (address: string): string => {
    const [path = ''] = address.split('?')
    return window.pagePath !== undefined && own.includes(path) ? __BASE_PATH__ + window.pagePath : path
  }
  for (const name of ['loadPage', 'loadPageSync', 'isPageNotFound', 'hovering'] as const) {
    const find = loader[name] as (path: string, ...rest: unknown[]) => never
    loader[name] = (address: string, ...rest: unknown[]) => find(pathOf(address), ...rest)
  }
}
