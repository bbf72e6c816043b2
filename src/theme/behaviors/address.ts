import { repairedHash, stripIndexHtml } from '../../model/url'

/**
 * Makes the path decodable: Gatsby's router throws at `/%`, and the not-found page would not hydrate. The router decodes
 * more than once, so `%25` would fail again, and the percent sign becomes the full-width one.
 */
function decodable(pathname: string): string {
  try {
    decodeURIComponent(pathname)
    return pathname
  } catch {
    return pathname.replaceAll('%', '％')
  }
}

/** Removes a trailing `/index.html` from the address, and repairs a path or fragment that does not decode. */
export function tidyAddress(): void {
  const { pathname, search, hash } = location
  const path = decodable(stripIndexHtml(pathname))
  const fragment = repairedHash(hash)
  if (path === pathname && fragment === null) return
  history.replaceState(history.state, '', path + search + (fragment ?? hash))
}
