// Inlined into every page: it works before React is there, and without it.
import { repairedHash } from '../../model/url/repairedHash'
import { stripIndexHtml } from '../../model/url/stripIndexHtml'

/**
 * The path in a form that Gatsby's router can decode, any number of times: `/%` would keep the not-found page from
 * hydrating. The percent sign becomes its full-width form, since `%25`, decoded twice, would be the same mistake again.
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
