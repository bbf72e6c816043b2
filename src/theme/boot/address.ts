import { stripIndexHtml } from '../../model/url'

/**
 * A fragment that Gatsby's router can decode, or `null` when it can already (`#%` would leave a white page).
 */
export function repairedHash(hash: string): string | null {
  try {
    decodeURI(hash)
    return null
  } catch {
    return hash.replaceAll('%', '%25')
  }
}

/** Strips a trailing `/index.html` from the address (spec §2) and repairs a fragment that does not decode. */
export function tidyAddress(): void {
  const { pathname, search, hash } = location
  const path = stripIndexHtml(pathname)
  const fragment = repairedHash(hash)
  if (path === pathname && fragment === null) return
  history.replaceState(history.state, '', path + search + (fragment ?? hash))
}
