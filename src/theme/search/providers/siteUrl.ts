/** Addresses that stay as they are: other sites of the framework that share the index. */
const EXTERNAL = /^https:\/\/(?:github\.com|(?:www\.)?npmjs\.com)\//

/**
 * Where a hit of the service leads: path and fragment on this site, whichever host was indexed. Addresses that match
 * the external pattern stay whole (docs/requirements.md §7). `null` for what is no web address.
 */
export function siteUrl(address: string): string | null {
  let url: URL
  try {
    url = new URL(address, 'https://this.site')
  } catch {
    return null
  }
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return null
  if (EXTERNAL.test(url.href)) return url.href
  return url.pathname.replace(/^\/{2,}/, '/') + url.hash
}
