import { isExample } from '../../src/model/examples'
import { repairedHash } from '../../src/model/url'

/** Where a call to `navigate` leads: by client navigation, or by a full document load. */
export type Target = { kind: 'client' | 'document'; url: URL }

/** Whether Gatsby's router can decode a path. */
function decodes(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

/**
 * Resolves what `navigate` was given, or `null` when it would leave the origin.
 *
 * The example editors are applications of their own, and a path that does not decode would break Gatsby's router: both
 * become document loads. A fragment that does not decode is repaired.
 */
export function internalTarget(to: string, base: string = __BASE_PATH__): Target | null {
  const url = new URL(to, location.href)
  if (url.origin !== location.origin) return null
  const path = url.pathname.startsWith(base) ? url.pathname.slice(base.length) : url.pathname
  url.hash = repairedHash(url.hash) ?? url.hash
  const document = isExample(path) || !decodes(url.pathname)
  return { kind: document ? 'document' : 'client', url }
}
