import { repairedHash } from '../../model/url/repairedHash'
import { stripIndexHtml } from '../../model/url/stripIndexHtml'

/** Strips a trailing `/index.html` from the address (spec §2) and repairs a fragment that does not decode. */
export function tidyAddress(): void {
  const { pathname, search, hash } = location
  const path = stripIndexHtml(pathname)
  const fragment = repairedHash(hash)
  if (path === pathname && fragment === null) return
  history.replaceState(history.state, '', path + search + (fragment ?? hash))
}
