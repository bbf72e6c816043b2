import { loadsDocument } from '../../src/model/examples'
import { repairedHash } from '../../src/model/url'

/** The target of a call to `navigate`: client navigation, or a document load. */
type Target = { kind: 'client' | 'document'; url: URL }

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
 * Resolves the argument of `navigate`; `null` when it would leave the origin.
 *
 * Some pages are documents of their own (src/model/examples.ts), and a path that cannot be decoded would break Gatsby's
 * router: both become document loads. A fragment that cannot be decoded is repaired.
 */
export function internalTarget(to: string, base: string = __BASE_PATH__): Target | null {
  const url = new URL(to, location.href)
  if (url.origin !== location.origin) return null
  const path = url.pathname.startsWith(base) ? url.pathname.slice(base.length) : url.pathname
  url.hash = repairedHash(url.hash) ?? url.hash
  const document = loadsDocument(path) || !decodes(url.pathname)
  return { kind: document ? 'document' : 'client', url }
}
