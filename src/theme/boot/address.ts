import { repairedHash } from '../../model/url/repairedHash'
import { stripIndexHtml } from '../../model/url/stripIndexHtml'

/**
 * A path that Gatsby's router can decode, as often as it likes: `/%` would keep the not-found page from coming alive.
 * The sign is shown in its full width, since `%25` becomes the same mistake when it is decoded twice.
 */
function decodable(pathname: string): string {
  try {
    decodeURIComponent(pathname)
    return pathname
  } catch {
    return pathname.replaceAll('%', '％')
  }
}

/** Strips a trailing `/index.html` from the address (spec §2) and repairs a path or fragment that does not decode. */
export function tidyAddress(): void {
  const { pathname, search, hash } = location
  const path = decodable(stripIndexHtml(pathname))
  const fragment = repairedHash(hash)
  if (path === pathname && fragment === null) return
  history.replaceState(history.state, '', path + search + (fragment ?? hash))
}
