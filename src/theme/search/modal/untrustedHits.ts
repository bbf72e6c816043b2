import { readStored, storageKeys, writeStored } from '../../interactions/beforeHydration/storage'

/** Escapes every tag except `<mark>`. Entities are already escaped, so they stay the same. */
export function escapeExceptMark(html: string): string {
  return html.replace(/<(?!\/?mark>)/g, '&lt;')
}

let isInstalled = false

/**
 * DocSearch writes the texts of hits, from an index or from storage, as HTML. In browsers with Trusted Types, this
 * default policy escapes them. Nothing else on the site uses the policy.
 */
export function installDefaultPolicy(): void {
  if (isInstalled) return
  isInstalled = true
  window.trustedTypes?.createPolicy('default', { createHTML: escapeExceptMark })
}

const isText = (value: unknown) => value === null || value === undefined || typeof value === 'string'

/** Whether DocSearch can render a stored hit, and the hit contains neither markup nor a dangerous URL. */
function isSafe(hit: unknown): boolean {
  const { objectID, type, url, hierarchy, content } = (hit ?? {}) as Record<string, unknown>
  if (typeof objectID !== 'string' || typeof type !== 'string' || typeof url !== 'string') return false
  if (!/^(?:\/(?!\/)|https:\/\/)/.test(url) || typeof hierarchy !== 'object' || hierarchy === null)
    return false
  const texts = [content, ...Object.values(hierarchy as Record<string, unknown>)]
  return texts.every((text) => isText(text) && (typeof text !== 'string' || escapeExceptMark(text) === text))
}

/** Removes invalid hits from DocSearch's stored searches. DocSearch would crash on them or render them unescaped. */
export function cleanStoredHits(indexName: string): void {
  for (const key of [storageKeys.recentSearches(indexName), storageKeys.favoriteSearches(indexName)]) {
    const text = readStored(key)
    if (text === null) continue
    try {
      const hits: unknown = JSON.parse(text)
      const safe = Array.isArray(hits) ? (hits as unknown[]).filter(isSafe) : []
      const safeText = JSON.stringify(safe)
      if (safeText !== text) writeStored(key, safe.length > 0 ? safeText : null)
    } catch {
      writeStored(key, null)
    }
  }
}
