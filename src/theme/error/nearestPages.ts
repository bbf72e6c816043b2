import { distance } from 'fastest-levenshtein'
import type { PageLink } from '../../model/pages'

/** Paths are compared up to this length; a longer one was not mistyped. */
const MAX_LENGTH = 120

/** Edit distance relative to length: 0 for equal words, 1 for nothing in common. */
function difference(one: string, other: string): number {
  const longest = Math.max(one.length, other.length)
  return longest === 0 ? 0 : distance(one, other) / longest
}

const normalize = (path: string) =>
  path
    .slice(0, MAX_LENGTH)
    .toLowerCase()
    .replace(/\.(?:html?|mdx?)$/, '')
    .replace(/\/+$/, '')

const lastOf = (path: string) => path.slice(path.lastIndexOf('/') + 1)

/**
 * Existing pages that are similar to `path`, the most similar first, at most `limit`.
 *
 * The last segment counts most. Pages that have little in common with the path are left out.
 */
export function nearestPages<Page extends PageLink>(path: string, pages: readonly Page[], limit = 3): Page[] {
  const wanted = normalize(path)
  return pages
    .map((page) => {
      const known = normalize(page.path)
      const score = 0.7 * difference(lastOf(wanted), lastOf(known)) + 0.3 * difference(wanted, known)
      return { page, score }
    })
    .filter(({ score }) => score < 0.55)
    .sort((one, other) => one.score - other.score)
    .slice(0, limit)
    .map(({ page }) => page)
}
