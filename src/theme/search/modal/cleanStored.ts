import { readStored, storageKeys, writeStored } from '../../state'
import { escapeExceptMark } from './defaultPolicy'

const isText = (value: unknown) => value === null || value === undefined || typeof value === 'string'

/** Whether DocSearch can draw a stored hit, and nothing in it is markup or leads away. */
function isClean(hit: unknown): boolean {
  const { objectID, type, url, hierarchy, content } = (hit ?? {}) as Record<string, unknown>
  if (typeof objectID !== 'string' || typeof type !== 'string' || typeof url !== 'string') return false
  if (!/^(?:\/(?!\/)|https:\/\/)/.test(url) || typeof hierarchy !== 'object' || hierarchy === null)
    return false
  const texts = [content, ...Object.values(hierarchy as Record<string, unknown>)]
  return texts.every((text) => isText(text) && (typeof text !== 'string' || escapeExceptMark(text) === text))
}

/** Takes from the stores of recent and favorite searches what is not theirs: DocSearch would fail at junk, or draw it. */
export function cleanStored(indexName: string): void {
  for (const key of [storageKeys.recentSearches(indexName), storageKeys.favoriteSearches(indexName)]) {
    const text = readStored(key)
    if (text === null) continue
    try {
      const hits: unknown = JSON.parse(text)
      const clean = Array.isArray(hits) ? (hits as unknown[]).filter(isClean) : []
      const cleanText = JSON.stringify(clean)
      if (cleanText !== text) writeStored(key, clean.length > 0 ? cleanText : null)
    } catch {
      writeStored(key, null)
    }
  }
}
